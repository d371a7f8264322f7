import type { Context } from 'koa'
import { clientAddress, truncateAddress } from '#api/http/client-address.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Verifier } from './verify.ts'

const USER_AGENT_MAX = 300

/** Whoever asks in this very call. */
export function verifierOf(
  ctx: Context,
  user: SignedInUser | null,
): Omit<Verifier, 'verificationType'> {
  return {
    verifierId: user?.id ?? null,
    verifierAddress: truncateAddress(clientAddress(ctx)),
    verifierUserAgent: ctx.get('User-Agent').slice(0, USER_AGENT_MAX) || null,
    verifierContext: null,
    organization: null,
    attemptId: null,
  }
}

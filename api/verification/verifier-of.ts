import type { Context } from 'koa'
import { networkOf, userAgentOf } from '#api/http/client-address.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Verifier } from './verify.ts'

export function verifierOf(
  ctx: Context,
  user: SignedInUser | null,
): Omit<Verifier, 'verificationType'> {
  return {
    verifierId: user?.id ?? null,
    verifierAddress: networkOf(ctx),
    verifierUserAgent: userAgentOf(ctx),
    verifierContext: null,
    organization: null,
    attemptId: null,
  }
}

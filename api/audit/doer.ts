import { hostname, userInfo } from 'node:os'
import type { Context } from 'koa'
import { networkOf } from '#api/http/client-address.ts'
import { requestId } from '#api/http/problems.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { AuditActorKind } from '#contracts/audit/audit.ts'

/** Who does something, and by what they are known to be it. */
export interface Doer {
  kind: AuditActorKind
  id: string | null
  proof: 'session' | 'link' | 'cli' | 'none'
  requestId: string | null
  /** What names them: kept apart from the entry, and no longer than names are kept. */
  names: Readonly<Record<string, string>>
}

/** A doer with an account. */
export type Person = Doer & { id: string }

export const SYSTEM: Doer = { kind: 'system', id: null, proof: 'none', requestId: null, names: {} }

export function administrator(
  ctx: Context,
  { id, username }: Pick<SignedInUser, 'id' | 'username'>,
): Person {
  const network = networkOf(ctx)
  const names = { by: username, network }
  return { kind: 'admin', id, proof: 'session', requestId: requestId(ctx), names }
}

/** Nothing names somebody whose action is to leave. */
export function leaver(ctx: Context, { id }: SignedInUser): Person {
  return { kind: 'holder', id, proof: 'session', requestId: requestId(ctx), names: {} }
}

/** Somebody who opened a link in a mailbox of the account. */
export function mailboxReader(
  ctx: Context,
  { id, username }: Pick<SignedInUser, 'id' | 'username'>,
): Person {
  const network = networkOf(ctx)
  const names = { by: username, network }
  return { kind: 'holder', id, proof: 'link', requestId: requestId(ctx), names }
}

/** Somebody without a session, who came by a link that was handed to them. */
export function linkBearer(
  ctx: Context,
  { id, username }: Pick<SignedInUser, 'id' | 'username'>,
): Person {
  return { ...administrator(ctx, { id, username }), proof: 'link' }
}

/** The operator at the machine that runs this program. */
export function operator(): Doer {
  const names = { by: `${userInfo().username}@${hostname()}` }
  return { kind: 'operator', id: null, proof: 'cli', requestId: null, names }
}

import { hostname, userInfo } from 'node:os'
import type { Context } from 'koa'
import { networkOf } from '#api/http/client-address.ts'
import { requestId } from '#api/http/problems.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { AuditActorKind } from '#contracts/audit/audit.ts'

/** The person or process that acts, and how we know who it is. */
export interface Doer {
  kind: AuditActorKind
  id: string | null
  proof: 'session' | 'link' | 'cli' | 'none'
  requestId: string | null
  /** The names of the doer. The names are stored apart from the entry, because they are deleted earlier. */
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

/** A person who deletes their own account. The entry contains no names. */
export function leaver(ctx: Context, { id }: SignedInUser): Person {
  return { kind: 'holder', id, proof: 'session', requestId: requestId(ctx), names: {} }
}

/** A person who opened a link from the account's mailbox. */
export function mailboxReader(
  ctx: Context,
  { id, username }: Pick<SignedInUser, 'id' | 'username'>,
): Person {
  const network = networkOf(ctx)
  const names = { by: username, network }
  return { kind: 'holder', id, proof: 'link', requestId: requestId(ctx), names }
}

/** A person without a session, who opened a link that somebody passed on to them. */
export function linkBearer(
  ctx: Context,
  { id, username }: Pick<SignedInUser, 'id' | 'username'>,
): Person {
  return { ...administrator(ctx, { id, username }), proof: 'link' }
}

/** The operator on the machine where this program runs. */
export function operator(): Doer {
  const names = { by: `${userInfo().username}@${hostname()}` }
  return { kind: 'operator', id: null, proof: 'cli', requestId: null, names }
}

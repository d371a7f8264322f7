import { hostname, userInfo } from 'node:os'
import type { Context } from 'koa'
import { networkOf } from '#api/http/client-address.ts'
import { requestId } from '#api/http/problems.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { AuditActorKind } from '#contracts/audit/audit.ts'

/** A person or process that acts, and the proof of their identity. */
export interface Doer {
  kind: AuditActorKind
  id: string | null
  proof: 'session' | 'link' | 'cli' | 'none'
  requestId: string | null
  /** The session in which the person acts. Absent for a job that acts for a person later, and without a session. */
  sessionId?: string
  /** The names of the person. They are stored apart from the entry, because they are deleted earlier. */
  names: Readonly<Record<string, string>>
}

/** A doer with an account. */
export type Person = Doer & { id: string }

export const SYSTEM: Doer = { kind: 'system', id: null, proof: 'none', requestId: null, names: {} }

export function administrator(
  ctx: Context,
  { sessionId, ...user }: Pick<SignedInUser, 'id' | 'username' | 'sessionId'>,
): Person {
  return { ...linkBearer(ctx, user), proof: 'session', sessionId }
}

/**
 * Returns a person who deletes their own account. The entry contains no names. The password is proven in the
 * transaction, which ends the session.
 */
export function leaver(ctx: Context, { id }: SignedInUser): Person {
  return { kind: 'holder', id, proof: 'session', requestId: requestId(ctx), names: {} }
}

/** Returns a person who opened a link in a mail to the account. */
export function mailboxReader(
  ctx: Context,
  { id, username }: Pick<SignedInUser, 'id' | 'username'>,
): Person {
  const network = networkOf(ctx)
  const names = { by: username, network }
  return { kind: 'holder', id, proof: 'link', requestId: requestId(ctx), names }
}

/** Returns a person without a session, who opened a link from another person. */
export function linkBearer(
  ctx: Context,
  { id, username }: Pick<SignedInUser, 'id' | 'username'>,
): Person {
  const network = networkOf(ctx)
  const names = { by: username, network }
  return { kind: 'admin', id, proof: 'link', requestId: requestId(ctx), names }
}

/** Returns the operator on the machine of this program. */
export function operator(): Doer {
  const names = { by: `${userInfo().username}@${hostname()}` }
  return { kind: 'operator', id: null, proof: 'cli', requestId: null, names }
}

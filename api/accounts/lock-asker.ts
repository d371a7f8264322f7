import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import { lockHolder, requireHolder } from './lock-holders.ts'
import { SessionRow } from './sessions/session-row.ts'

/** The user of a request, with the session in which the request was made. */
export type Asker = Pick<SignedInUser, 'id' | 'sessionId'>

/** Throws when the session of the request has ended. Waits for nobody, for writes that need no lock. */
export function requireAsker(trx: Knex, { id: userId, sessionId: id }: Asker): Promise<void> {
  return SessionRow.requireValid(trx, { id, userId })
}

/**
 * Throws when the account is deleted or the session has ended. Otherwise locks the account against deletion
 * until the transaction ends.
 */
export async function holdAsker(trx: Knex, asker: Asker): Promise<void> {
  await requireHolder(trx, asker.id)
  await requireAsker(trx, asker)
}

/**
 * Locks the user, then the user's sessions, until the transaction ends. A transaction that ends the
 * session or the session's device must wait. Throws when such a transaction has already ended the session.
 */
export async function lockAsker(trx: Knex, { id: userId, sessionId }: Asker): Promise<SessionRow> {
  const user = await lockHolder(trx, userId)
  const { authVersion } = user ?? {}
  const session =
    authVersion !== undefined &&
    (await SessionRow.ofAsker(trx, { id: sessionId, userId, authVersion }))
  if (!session) throw new ApiError('SIGN_IN_REQUIRED')
  return session
}

import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import { lockHolder } from './lock-holders.ts'
import { SessionRow } from './sessions/session-row.ts'

export type Asker = Pick<SignedInUser, 'id' | 'sessionId'>

/**
 * Locks the user, then the session of the request, until the transaction ends. A transaction that ends the
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

import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import { lockHolder } from './lock-holders.ts'
import { SessionRow } from './session-row.ts'

export type Asker = Pick<SignedInUser, 'id' | 'sessionId'>

/**
 * Locks the user, then the user's present session, until the transaction ends. Another transaction that ends
 * the session or device must wait. If that transaction came first, this function throws.
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

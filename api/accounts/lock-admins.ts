import type { Knex } from 'knex'
import { takeLock } from '#api/database/locks.ts'
import { ApiError } from '#api/http/errors.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { UserRow } from './user-row.ts'

/** One change of administrators at a time, until the transaction ends. */
export async function lockAdmins(trx: Knex): Promise<void> {
  await takeLock(trx, 'administrators')
}

/** After the lock: the person who was an owner when they asked may have been demoted by another one since. */
export async function requireStillOwner(trx: Knex, id: string): Promise<void> {
  const asker = await UserRow.withId(trx, id)
  if (!asker || !hasRight(asker, 'own')) throw new ApiError('ACCESS_DENIED')
}

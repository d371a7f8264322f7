import type { Knex } from 'knex'
import { takeLock } from '#api/database/locks.ts'
import { ApiError } from '#api/http/errors.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { UserRow } from './user-row.ts'

/** Lets one transaction at a time change administrators. */
export async function lockAdmins(trx: Knex): Promise<void> {
  await takeLock(trx, 'administrators')
}

/** Call this after the lock: another owner may have demoted the asking owner meanwhile. */
export async function requireStillOwner(trx: Knex, id: string): Promise<void> {
  const asker = await UserRow.withId(trx, id)
  if (!asker || !hasRight(asker, 'own')) throw new ApiError('ACCESS_DENIED')
}

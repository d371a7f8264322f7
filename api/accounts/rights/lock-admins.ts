import type { Knex } from 'knex'
import { takeLock } from '#api/database/locks.ts'
import { ApiError } from '#api/http/errors.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/** Makes transactions that change administrators wait for each other. */
export async function lockAdmins(trx: Knex): Promise<void> {
  await takeLock(trx, 'administrators')
}

/**
 * Checks again that this user has the right `own`. Call this after `lockAdmins`, because another
 * administrator may have removed the right before the lock.
 */
export async function requireStillOwner(trx: Knex, id: string): Promise<void> {
  const asker = await UserRow.withId(trx, id)
  if (!asker || !hasRight(asker, 'own')) throw new ApiError('ACCESS_DENIED')
}

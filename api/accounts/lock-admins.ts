import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { UserRow } from './user-row.ts'

/** The trigger that keeps the last owner takes the same lock. */
const ADMIN_LOCK = 7_203_002

/** One change of administrators at a time, until the transaction ends. */
export async function lockAdmins(trx: Knex): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [ADMIN_LOCK])
}

/** After the lock: whoever was an owner when they asked may have been demoted by another one since. */
export async function requireStillOwner(trx: Knex, id: string): Promise<void> {
  const asker = await UserRow.withId(trx, id)
  if (!asker || !hasRight(asker, 'own')) throw new ApiError('ACCESS_DENIED')
}

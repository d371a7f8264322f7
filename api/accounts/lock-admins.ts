import type { Knex } from 'knex'

/** The trigger that keeps the last owner takes the same lock. */
const ADMIN_LOCK = 7_203_002

/** One change of administrators at a time, until the transaction ends. */
export async function lockAdmins(trx: Knex): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [ADMIN_LOCK])
}

import type { Knex } from 'knex'

/**
 * The numbers of the locks for work that only one process may do at a time. Each number is unique in the
 * database.
 */
export const LOCKS = {
  migration: 7_203_001,
  /** The trigger that protects the last owner also takes this lock. */
  administrators: 7_203_002,
  sender: 7_203_003,
  retention: 7_203_004,
  adoption: 7_203_005,
  keys: 7_203_006,
  publishing: 7_203_007,
  audit: 7_203_009,
  /** The SQL function that creates monthly tables takes this lock. */
  months: 7_203_011,
} as const

type Lock = keyof typeof LOCKS

/** Waits for the lock. The lock is released when the transaction ends. */
export async function takeLock(trx: Knex, lock: Lock): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[lock]])
}

/** Tries to take the lock without waiting. Returns whether the transaction has the lock. */
export async function tryLock(trx: Knex, lock: Lock): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { taken: boolean }[] }>(
    'select pg_try_advisory_xact_lock(?) as taken',
    [LOCKS[lock]],
  )
  return rows[0]?.taken === true
}

import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'

/**
 * The greatest difference between the clocks of two processes, in milliseconds. A revocation that is this far
 * in the future already counts. A pass that one process has revoked is therefore revoked in every process.
 */
export const CLOCKS_APART_MS = 5_000

/**
 * Throws `CLOCKS_DIFFER` when the clock of this machine differs from the clock of the database. Call this before
 * work that the date decides and nobody can undo: a wrong date would delete rows too early, warn holders of
 * nothing, or sign what verifiers refuse.
 */
export async function requireSoundClock(database: Knex): Promise<void> {
  const asked = Date.now()
  const { rows } = await database.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now')
  const theirs = rows[0]?.now.getTime() ?? 0
  if (theirs >= asked - CLOCKS_APART_MS && theirs <= Date.now() + CLOCKS_APART_MS) return
  const seconds = Math.round(Math.abs(theirs - asked) / 1000)
  throw new ApiError('CLOCKS_DIFFER', { reason: because('CLOCKS_DIFFER_BY', { seconds }) })
}

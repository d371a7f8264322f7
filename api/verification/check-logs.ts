import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'

/**
 * Checks that a log entry has both the token hash and its expiry, or neither (spec section 3). Also checks
 * that the stored counts match the log.
 */
export async function* checkLogs({ database }: { database: Knex }): Check {
  const faulty = await database('verification_logs')
    .select<{ id: string }[]>('id')
    .whereRaw('(token_hash IS NULL) <> (token_expires_at IS NULL)')
    .orWhereRaw(`token_hash !~ '^[0-9a-f]{64}$'`)
    .orderBy('id')
  for (const { id } of faulty) {
    const fault = 'its token hash is wrong, or only one of token hash and expiry is stored'
    yield { subject: `Verification ${id}`, fault }
  }
  let checked = 0
  for (const { day, logged, counted } of await readDays(database)) {
    checked += logged
    if (counted === null || counted === logged) continue
    const fault = `${String(counted)} verifications are counted, but the log has ${String(logged)}`
    yield { subject: `Day ${day}`, fault }
  }
  return { checked }
}

/**
 * Returns each day of the log with its counts. `counted` is null for a day before the first counted day or
 * after the last.
 */
async function readDays(database: Knex) {
  const { rows } = await database.raw<{
    rows: { day: string; logged: number; counted: number | null }[]
  }>(
    `SELECT day, logged, CASE WHEN day BETWEEN first AND last THEN coalesce(counted, 0) END AS counted
       FROM (SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS logged
               FROM verification_logs GROUP BY 1) AS log
       LEFT JOIN (SELECT day, sum(verifications)::integer AS counted
                    FROM verification_days GROUP BY 1) AS days USING (day)
      CROSS JOIN (SELECT min(day) AS first, max(day) AS last FROM verification_days) AS range
      ORDER BY day`,
  )
  return rows
}

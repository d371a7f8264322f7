import type { Knex } from 'knex'
import type { Services } from '#api/services.ts'
import { DAY_MS, startOfDay } from '#contracts/time.ts'

/**
 * The time between the end of a day and its count. By then, the log has all verifications of the day, even
 * from a process that was stopped.
 */
const SETTLED_MS = DAY_MS

/** The SQL for the time up to which `verification_days` has the counts. */
const UNCOUNTED_FROM = `coalesce(
  (SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' FROM verification_days), '-infinity')`

const COLUMNS = 'day, verification_result, verification_type, credential_type, verifications'

/**
 * Counts the verifications of each day that ended at least a day ago, and stores the counts in
 * `verification_days`. Without these counts, each view of the analytics would count millions of rows in the
 * log. Counts the days in order, each in its own statement. After an interruption, the next run continues. Two
 * simultaneous runs never count a day twice. Returns the number of counted days.
 */
export async function countDays(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ending?: AbortSignal,
): Promise<number> {
  const until = startOfDay(new Date(clock.now().getTime() - SETTLED_MS))
  let counted = 0
  for (;;) {
    const day = await firstUncounted(database, until)
    if (!day || ending?.aborted) return counted
    await database.raw(
      `INSERT INTO verification_days (${COLUMNS}) ${countLog('?', '?')} ON CONFLICT DO NOTHING`,
      [day, new Date(day.getTime() + DAY_MS)],
    )
    counted += 1
  }
}

/** Returns the start of the first day in the log that is not counted yet. */
async function firstUncounted(database: Knex, until: Date): Promise<Date | undefined> {
  const { rows } = await database.raw<{ rows: { first: Date | null }[] }>(
    `SELECT min(created_at) AS first FROM verification_logs
      WHERE created_at >= ${UNCOUNTED_FROM} AND created_at < ?`,
    [until],
  )
  const first = rows[0]?.first
  return first ? startOfDay(first) : undefined
}

/**
 * The SQL for the numbers of verifications since a day, by day (UTC), result, method and credential type.
 * Reads counted days from `verification_days`. Counts the other days in the log.
 */
export const COUNTED_SINCE = `
  SELECT ${COLUMNS} FROM verification_days WHERE day >= CAST(:day AS date)
  UNION ALL
  ${countLog(`greatest(CAST(:day AS timestamp) AT TIME ZONE 'UTC', ${UNCOUNTED_FROM})`, `'infinity'`)}`

function countLog(from: string, to: string): string {
  return `
    SELECT (log.created_at AT TIME ZONE 'UTC')::date AS day, log.verification_result,
           log.verification_type, credential.credential_type, count(*)::integer AS verifications
      FROM verification_logs log
      LEFT JOIN visa_credentials credential ON credential.credential_id = log.credential_id
     WHERE log.created_at >= ${from} AND log.created_at < ${to}
     GROUP BY 1, 2, 3, 4`
}

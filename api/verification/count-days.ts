import type { Knex } from 'knex'
import type { Services } from '#api/services.ts'
import { DAY_MS, startOfDay } from '#contracts/time.ts'

/** By then every verification of a day is in the log, even from a process that stood still for hours. */
const SETTLED_MS = DAY_MS

/** In SQL: `verification_days` counts everything before this instant. */
const UNCOUNTED_FROM = `coalesce(
  (SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' FROM verification_days), '-infinity')`

const COLUMNS = 'day, verification_result, verification_type, credential_type, verifications'

/**
 * Counts in `verification_days` each day of the log that ended at least a day ago. The days are counted
 * in order, each in its own statement, so an interrupted run is continued by the next one. Several runs
 * at once count each day only once. Answers how many days it counted.
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

/** Answers the start of the first day that the log has entries for and that is not counted yet. */
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
 * In SQL: the verifications since a day, by day (UTC), result, method and credential type. A counted day
 * is a few rows; the other days are counted from the log by the query.
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

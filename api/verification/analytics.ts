import type { Knex } from 'knex'
import type { Services } from '#api/services.ts'
import {
  LOGGED_RESULTS,
  type Analytics,
  type AnalyticsQuery,
  type CountByResult,
  type LoggedResult,
} from '#contracts/verification/analytics.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import { VERIFICATION_TYPES, type VerificationType } from '#contracts/verification/log-entry.ts'
import { DAY_MS } from '#contracts/time.ts'
import { COUNTED_SINCE } from './count-days.ts'

type Tally = { count: number } & (
  | { kind: 'day'; day: string; result: LoggedResult }
  | { kind: 'type'; credentialType: CredentialType | null }
  | { kind: 'method'; method: VerificationType }
)

/** Counts the verifications of the last `days` days. Today is the last of these days. */
export async function readAnalytics(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { days }: AnalyticsQuery,
): Promise<Analytics> {
  const now = clock.now().getTime()
  const range = Array.from({ length: days }, (_, index) =>
    dayOf(new Date(now - (days - 1 - index) * DAY_MS)),
  )
  const tallies = await tally(database, range[0] ?? dayOf(clock.now()))

  const byDay = new Map(range.map((day) => [day, countNothing()]))
  const results = countNothing()
  const methods = Object.fromEntries(VERIFICATION_TYPES.map((method) => [method, 0])) as Record<
    VerificationType,
    number
  >
  const credentialTypes: Analytics['credentialTypes'] = []
  for (const entry of tallies) {
    if (entry.kind === 'method') methods[entry.method] = entry.count
    if (entry.kind === 'type') {
      credentialTypes.push({ credentialType: entry.credentialType, count: entry.count })
    }
    const day = entry.kind === 'day' ? byDay.get(entry.day) : undefined
    if (entry.kind !== 'day' || !day) continue
    day[entry.result] = entry.count
    results[entry.result] += entry.count
  }
  return {
    total: LOGGED_RESULTS.reduce((sum, result) => sum + results[result], 0),
    days: range.map((day) => ({ day, results: byDay.get(day) ?? countNothing() })),
    results,
    credentialTypes,
    methods,
  }
}

function countNothing(): CountByResult {
  return { valid: 0, expired: 0, revoked: 0, invalid: 0, sample: 0 }
}

/** Counts by day, by method and by type in one statement, so that the totals are equal. */
async function tally(database: Knex, firstDay: string): Promise<Tally[]> {
  const { rows } = await database.raw<{ rows: Tally[] }>(
    `SELECT CASE
              WHEN grouping(day) = 0 THEN 'day'
              WHEN grouping(verification_type) = 0 THEN 'method' ELSE 'type'
            END AS kind,
            day, verification_result AS result, verification_type AS method,
            credential_type AS "credentialType", sum(verifications)::integer AS count
       FROM (${COUNTED_SINCE}) AS fine
      GROUP BY GROUPING SETS ((day, verification_result), (verification_type), (credential_type))
      ORDER BY count DESC, credential_type`,
    { day: firstDay },
  )
  return rows
}

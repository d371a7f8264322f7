import { performance } from 'node:perf_hooks'
import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import { connectPostgres } from '#api/database/connect.ts'
import { retain } from '#api/privacy/retain.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { readAnalytics } from '#api/verification/analytics.ts'
import { checkLogs } from '#api/verification/check-logs.ts'
import { countDays } from '#api/verification/count-days.ts'
import { copyPostgres, dropDatabase } from '#tests/support/server/database.ts'

const ROWS = 10_000_000
const DAYS = 100
const ROUNDS = 5
/**
 * The lowest accepted speed-up for the last ninety days. A sum of the daily counts must be this
 * many times faster than a count of the rows of the log.
 */
const QUICKER_MIN = 10
const SLOW = { timeout: 3_600_000 }

/** Measures the time until a person sees the counts. Also measures the time of the clean-up. */
test('ten million verifications of a hundred days are counted for a quick look', SLOW, async () => {
  const databaseUrl = await copyPostgres()
  const { database, close } = connectPostgres(databaseUrl, {
    poolMax: 2,
    statementTimeoutMs: 0,
    commitTimeoutMs: 600_000,
  })
  try {
    await fill(database)
    await measure(database)
  } finally {
    await close()
    await dropDatabase(databaseUrl)
  }
})

async function measure(database: Knex): Promise<void> {
  const services = { database, storage: 'postgres', clock: SYSTEM_CLOCK } as const
  const look = () => readAnalytics(services, { days: 90 })
  const fromLog = await medianOf(look)
  const counting = await timeOf(() => countDays(services))
  const fromDays = await medianOf(look)
  console.table([
    { figure: 'analytics of 90 days, nothing counted', ms: fromLog },
    { figure: `counting ${String(DAYS)} days, once`, ms: counting },
    { figure: 'analytics of 90 days, counted', ms: fromDays },
    { figure: 'the check of the log', ms: await timeOf(() => check(database)) },
    { figure: 'the hourly sweep, nothing due', ms: await medianOf(() => retain(services)) },
  ])
  expect(fromDays * QUICKER_MIN).toBeLessThanOrEqual(fromLog)
}

/** Adds the same number of rows for each day. The rows are in the order of their times. */
async function fill(database: Knex): Promise<void> {
  const aDay = ROWS / DAYS
  for (let age = DAYS - 1; age >= 0; age--) {
    await database.raw(
      `insert into verification_logs
         (verification_type, verification_result, verifier_ip, created_at)
       select 'qr_scan', (array['valid', 'valid', 'valid', 'expired', 'invalid'])[1 + n % 5],
              case when ? < 90 then '203.0.113.0/24' end,
              date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
                - make_interval(days => ?) + n * interval '1 day' / ?
         from generate_series(0, ? - 1) as n`,
      [age, age, aDay, aDay],
    )
  }
  await database.raw('vacuum analyze verification_logs')
}

async function check(database: Knex): Promise<void> {
  for await (const { subject, fault } of checkLogs({ database })) {
    throw new Error(`${subject}: ${fault}`)
  }
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(work))
  return times.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return Math.round(performance.now() - startedAt)
}

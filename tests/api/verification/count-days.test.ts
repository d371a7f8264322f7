import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkLogs } from '#api/verification/check-logs.ts'
import { countDays } from '#api/verification/count-days.ts'
import { readAnalytics } from '#api/verification/analytics.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { findFaults } from '#tests/support/server/faults.ts'

const ENDED_A_DAY_AGO = '2026-11-18T23:59:59.999Z'
const ENDED_TODAY = '2026-11-19T00:00:00Z'
const app = await startTestApp()

async function log(createdAt: string, verificationResult: string) {
  await app.services.database('verification_logs').insert({
    id: randomUUID(),
    verificationType: 'qr_scan',
    verificationResult,
    createdAt,
  })
}

const read = () => readAnalytics(app.services, { days: 30 })

app.clock.set(new Date('2026-11-20T00:00:00Z'))
await log('2026-11-14T00:00:00Z', 'expired')
await log('2026-11-14T12:00:00Z', 'valid')
await log('2026-11-14T13:00:00Z', 'valid')
await log(ENDED_A_DAY_AGO, 'revoked')
await log(ENDED_TODAY, 'valid')
await log('2026-11-20T00:00:00Z', 'valid')
const uncounted = await read()

const counted = () =>
  app.services
    .database('verification_days')
    .select('day', 'verificationResult', 'verifications')
    .orderBy(['day', 'verificationResult'])

const check = () => findFaults(checkLogs(app.services))

const ROWS = [
  { day: '2026-11-14', verificationResult: 'expired', verifications: 1 },
  { day: '2026-11-14', verificationResult: 'valid', verifications: 2 },
  { day: '2026-11-18', verificationResult: 'revoked', verifications: 1 },
]

test('each day that ended a day ago is counted once, no matter which process does it', async () => {
  const several = await Promise.all([countDays(app.services), countDays(app.services)])
  expect(Math.max(...several)).toBe(2)
  expect(await counted()).toEqual(ROWS)
  expect(await countDays(app.services)).toBe(0)
  expect(await counted()).toEqual(ROWS)
})

test('the analytics say the same of counted days as of the log', async () => {
  expect(await read()).toEqual(uncounted)
  expect(uncounted.total).toBe(6)
})

test('who is told to end counts no further day', async () => {
  const database = app.services.database
  await database('verification_days').delete()
  expect(await countDays(app.services, AbortSignal.abort())).toBe(0)
  expect(await counted()).toEqual([])
  await countDays(app.services)
})

test('a day whose log says otherwise is found by the check of what is stored', async () => {
  expect(await check()).toEqual([])
  await log('2026-11-14T23:00:00Z', 'valid')
  await log('2026-11-16T00:00:00Z', 'valid')
  expect(await check()).toEqual([
    'Day 2026-11-14: 3 verifications are counted, but the log has 4',
    'Day 2026-11-16: 0 verifications are counted, but the log has 1',
  ])
})

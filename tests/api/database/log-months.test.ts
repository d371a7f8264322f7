import { expect, test } from 'vitest'
import { dropMonths, partsOf } from '#api/database/months.ts'
import { retain } from '#api/privacy/retain.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const ROW = { verificationType: 'qr_scan', verificationResult: 'invalid' }
const LOG = 'verification_logs'

/** Returns the name of the partition for a month. `ahead` is the number of months from now. */
function monthAhead(ahead: number): string {
  const now = new Date()
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
  return `${LOG}_${first.toISOString().slice(0, 7).replace('-', '_')}`
}

test('this month and two ahead are open, and a row of any other time has its place', async () => {
  const { database, close } = await openTestDatabase()
  await database(LOG).insert({ ...ROW, createdAt: new Date('2099-01-01') })
  expect(await database(`${LOG}_other`)).toHaveLength(1)
  expect(await partsOf(database, LOG)).toEqual(
    [monthAhead(0), monthAhead(1), monthAhead(2), `${LOG}_other`].toSorted(),
  )
  await database.raw('drop table ??', [monthAhead(2)])
  // The job can create the dropped partition again only because the partition for other times has
  // no row of this month.
  await retain({ database, storage: 'embedded', clock: SYSTEM_CLOCK })
  expect(await partsOf(database, LOG)).toContain(monthAhead(2))
  await close()
})

test('a month goes as a whole when its first day is two years old, and what is younger stays', async () => {
  const { database, close } = await openTestDatabase()
  const [, year, month] = /(\d+)_(\d+)$/.exec(monthAhead(0)) ?? []
  const first = Date.UTC(Number(year), Number(month) - 1)
  await database(LOG).insert([
    { ...ROW, createdAt: new Date(first) },
    { ...ROW, createdAt: new Date(first - 1) },
  ])
  const drop = (before: number) =>
    dropMonths(database, LOG, { since: 'start', before: new Date(before) })
  expect(await drop(first)).toBe(0)
  expect(await drop(first + 1)).toBe(1)
  expect(await database(LOG)).toMatchObject([{ createdAt: new Date(first - 1) }])
  await close()
})

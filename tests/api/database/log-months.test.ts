import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import { dropMonths, partsOf } from '#api/database/months.ts'
import { retain } from '#api/privacy/retain.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const ROW = { verificationType: 'qr_scan', verificationResult: 'invalid' }
const LOG = 'verification_logs'

/** Returns the name of the partition for the month of a time, or of a month ahead of it. */
function monthOf(time: Date, ahead = 0): string {
  const first = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + ahead, 1))
  return `${LOG}_${first.toISOString().slice(0, 7).replace('-', '_')}`
}

/** Returns the first day of the oldest month. A run of the tests may have made its database in the last month. */
async function readFirstDay(database: Knex): Promise<Date> {
  const [oldest = ''] = (await partsOf(database, LOG)).toSorted()
  const [, year, month] = /(\d+)_(\d+)$/.exec(oldest) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1))
}

test('this month and two ahead are open, and a row of any other time has its place', async () => {
  const { database, close } = await openTestDatabase()
  await database(LOG).insert({ ...ROW, createdAt: new Date('2099-01-01') })
  expect(await database(`${LOG}_other`)).toHaveLength(1)
  const first = await readFirstDay(database)
  const months = [monthOf(first), monthOf(first, 1), monthOf(first, 2)]
  expect(await partsOf(database, LOG)).toEqual([...months, `${LOG}_other`].toSorted())
  expect(months.slice(0, 2)).toContain(monthOf(new Date()))
  const last = monthOf(first, 2)
  await database.raw('drop table ??', [last])
  // The job can create the dropped partition again only because the partition for other times has
  // no row of this month.
  await retain({ database, storage: 'embedded', clock: SYSTEM_CLOCK })
  expect(await partsOf(database, LOG)).toContain(last)
  await close()
})

test('a month goes as a whole when its first day is two years old, and what is younger stays', async () => {
  const { database, close } = await openTestDatabase()
  const first = (await readFirstDay(database)).getTime()
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

import { expect, test } from 'vitest'
import { isStorageFault } from '#api/database/faults.ts'
import { connectTo } from '#tests/support/server/beside.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { startPostgres } from '#tests/support/server/postgres.ts'

const storage = await openTestDatabase()

/** Returns the error of the work. Returns undefined if the work succeeds. */
async function faultOf(work: PromiseLike<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('a standby that takes no writes counts as storage that is away', async () => {
  const { database } = storage
  const fault = await faultOf(
    database.transaction(async (trx) => {
      await trx.raw('set transaction read only')
      await trx.raw('create table nothing ()')
    }),
  )
  expect(fault).toMatchObject({ code: '25006' })
  expect(isStorageFault(fault)).toBe(true)
})

test('a connection that leads to a standby is not taken', async () => {
  const standby = await startPostgres({ isStandby: true })
  const database = connectTo(standby.url)
  const fault = await faultOf(database.raw('select 1'))
  expect(fault).toMatchObject({ code: '25006' })
  expect(isStorageFault(fault)).toBe(true)
})

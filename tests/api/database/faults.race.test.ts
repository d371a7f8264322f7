import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPostgres } from '#api/database/connect.ts'
import { isStorageFault } from '#api/http/problems.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

let storage: TestDatabase
beforeAll(async () => {
  storage = await openTestDatabase()
})
afterAll(() => storage.close())

/** What is thrown by work that must fail. */
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

test('so does one whose answer takes longer than any statement may', async () => {
  const { database } = storage
  const fault = await faultOf(
    database.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 1')
      await trx.raw('select pg_sleep(60)')
    }),
  )
  expect(fault).toMatchObject({ code: '57014' })
  expect(isStorageFault(fault)).toBe(true)
})

test('so does one that takes the connection and never says a word', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { database, close } = connectPostgres(`postgres://nobody@127.0.0.1:${String(port)}/nothing`)
  expect(isStorageFault(await faultOf(database.raw('select 1')))).toBe(true)
  await close()
  silent.close()
})

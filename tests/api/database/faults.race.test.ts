import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { connectPostgres } from '#api/database/connect.ts'
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
  const database = connectTo(`postgres://nobody@127.0.0.1:${String(port)}/nothing`)
  expect(isStorageFault(await faultOf(database.raw('select 1')))).toBe(true)
  silent.close()
})

test('a connection that leads to a standby is not taken', async () => {
  const standby = await startPostgres({ isStandby: true })
  const database = connectTo(standby.url)
  const fault = await faultOf(database.raw('select 1'))
  expect(fault).toMatchObject({ code: '25006' })
  expect(isStorageFault(fault)).toBe(true)
})

test('a process that stops within a transaction gives back what it holds', async () => {
  const { connection, database } = storage
  if (connection.kind !== 'postgres') throw new Error('The embedded database has one process')
  const frozen = connectPostgres(connection.url, { idleTransactionMs: 100 })
  const held = await frozen.database.transaction()
  await held.raw('select pg_advisory_xact_lock(7)')
  await database.transaction((trx) => trx.raw('select pg_advisory_xact_lock(7)'))
  const fault = await faultOf(held.raw('select 1'))
  expect(isStorageFault(fault)).toBe(true)
  await held.rollback().catch(() => undefined)
  await frozen.close()
})

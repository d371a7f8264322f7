import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Knex } from 'knex'
import { afterAll, describe, expect, test } from 'vitest'
import { isStorageFault } from '#api/database/faults.ts'
import { connectTo } from '#tests/support/server/beside.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

/**
 * These tests wait for the product's own limits, each up to twenty seconds of idle time. Without its limit, a
 * test waits until it fails. They run at the same time.
 */
const { connection } = await openTestDatabase()
const url = connection.kind === 'postgres' ? connection.url : ''
const database = connectTo(url)
const silent = createServer(() => undefined).listen(0, '127.0.0.1')
await once(silent, 'listening')
const { port } = silent.address() as AddressInfo
afterAll(() => void silent.close())
const silentDatabase = connectTo(`postgres://nobody@127.0.0.1:${String(port)}/nothing`)
const single = connectTo(url, { poolMax: 1 })

const takeLock = (on: Knex, key: number) => on.raw('select pg_advisory_xact_lock(?)', [key])

/** Returns the error of the work, which must count as storage that is away. */
async function faultOf(work: PromiseLike<unknown>): Promise<unknown> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(Error)
  expect(isStorageFault(fault), String(fault)).toBe(true)
  return fault
}

describe.concurrent('no call waits for ever', () => {
  test('for a lock that another transaction holds', async () => {
    const held = await database.transaction()
    await takeLock(held, 1)
    const waiting = database.transaction((trx) => takeLock(trx, 1))
    expect(await faultOf(waiting)).toMatchObject({ code: '55P03' })
    await held.rollback()
  })

  test('for a statement that takes too long', async () => {
    const waiting = database.raw('select pg_sleep(600)')
    expect(await faultOf(waiting)).toMatchObject({ code: '57014' })
  })

  test('for a process that stops within a transaction', async () => {
    const held = await database.transaction()
    await takeLock(held, 2)
    await expect
      .poll(async () => {
        const { rows } = await database.raw<{ rows: { free: boolean }[] }>(
          'select pg_try_advisory_xact_lock(2) as free',
        )
        return rows[0]?.free
      })
      .toBe(true)
    await faultOf(held.raw('select 1'))
    await held.rollback().catch(() => undefined)
  })

  test('for a server that takes the connection and never says a word', async () => {
    // The limit of the pool would end the wait too, with another error.
    expect(await faultOf(silentDatabase.raw('select 1'))).toMatchObject({
      message: expect.stringContaining('timeout expired') as string,
    })
  })

  test('for a connection while others use all of them', async () => {
    const held = await single.transaction()
    expect(await faultOf(single.raw('select 1'))).toMatchObject({ name: 'KnexTimeoutError' })
    await held.rollback()
  })
})

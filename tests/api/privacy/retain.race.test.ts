import type { Knex } from 'knex'
import { once } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import { takeLock } from '#api/database/locks.ts'
import { migrate } from '#api/database/migrate.ts'
import { retain, ROWS_PER_BATCH } from '#api/privacy/retain.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectTo } from '#tests/support/server/beside.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { startPostgres } from '#tests/support/server/postgres.ts'
import { startServer } from '#tests/support/server/server.ts'

const here = await openTestDatabase()
const url = here.connection.kind === 'postgres' ? here.connection.url : ''
const elsewhere = connectTo(url)
beforeEach(() => here.database('verification_logs').delete())

/** Inserts verifications whose network addresses are due for deletion. */
async function plant(database: Knex, count: number): Promise<void> {
  await database.raw(
    `insert into verification_logs (verifier_ip, verification_type, verification_result, created_at)
     select '203.0.113.0/24', 'qr_scan', 'invalid', now() - interval '91 days'
       from generate_series(1, ?::integer)`,
    [count],
  )
}

async function countDue(database: Knex): Promise<number> {
  const rows: unknown[] = await database('verification_logs').whereNotNull('verifierIp')
  return rows.length
}

const run = (database: Knex) => retain({ database, storage: 'postgres', clock: SYSTEM_CLOCK })

test('while one process is at it, another one leaves it alone', async () => {
  await plant(here.database, 3)
  await elsewhere.transaction(async (busy) => {
    await takeLock(busy, 'retention')
    expect(await run(here.database)).toBeUndefined()
    expect(await countDue(here.database)).toBe(3)
  })
  expect(await run(here.database)).toEqual({ verification_logs: 3 })
})

test('of two processes at once each row is done by one, and none is left', async () => {
  const count = 2 * ROWS_PER_BATCH + 1
  await plant(here.database, count)
  const runs = await Promise.all([run(here.database), run(elsewhere)])
  const removed = runs.map((swept) => swept?.['verification_logs'] ?? 0)
  expect(removed.reduce((sum, rows) => sum + rows)).toBe(count)
  expect(await countDue(here.database)).toBe(0)
})

test('the server that is killed between two batches goes on at its next start', async () => {
  await plant(here.database, ROWS_PER_BATCH + 7)
  const server = await startServer({ DATABASE_URL: url, FAILPOINT: 'retain.after_batch' })
  if (server.process.signalCode === null) await once(server.process, 'exit')
  expect(server.process.signalCode).toBe('SIGKILL')
  expect(await countDue(here.database)).toBe(7)

  await server.restart({ FAILPOINT: '' })
  await expect.poll(() => countDue(here.database)).toBe(0)
})

test('a database that is away fails one run, and the next one does its work', async () => {
  const postgres = await startPostgres()
  const database = connectTo(postgres.url)
  await migrate(database)
  await plant(database, 3)
  // Writes everything to the disk, because this test server loses unwritten data in a crash.
  await database.raw('checkpoint')
  await postgres.crash()
  await expect(run(database)).rejects.toThrow()
  await postgres.restart()
  await expect.poll(() => run(database).catch(() => 'away')).toEqual({ verification_logs: 3 })
})

test('a long batch waits for nobody, and nobody waits for what it leaves alone', async () => {
  await plant(here.database, 5)
  const id = crypto.randomUUID()
  const kept = { id, verificationType: 'qr_scan', verificationResult: 'valid' }
  await here.database('verification_logs').insert({ ...kept, verifierIp: '198.51.100.0/24' })
  await elsewhere.transaction(async (writer) => {
    await writer('verification_logs').update({ organization: 'x' }).where({ id })
    expect(await run(here.database)).toEqual({ verification_logs: 5 })
  })
})

import type { Knex } from 'knex'
import { beforeEach, describe, expect, test } from 'vitest'
import { TABLES } from '#api/privacy/tables.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene, type Scene } from '#tests/support/server/credentials.ts'
import { buildEvent, daysOfMonth, retainAfter, verifyOnce } from './retaining.ts'

let scene: Scene
const app = await startTestApp()
// Each test needs a new scene, because the hourly job has deleted the sessions of the earlier test.
beforeEach(async () => {
  scene = await setScene(app)
})

test('of a verification everything but network and browser stays until its month is two years old', async () => {
  const credentialId = await verifyOnce(scene)
  const read = () => app.services.database('verification_logs').where({ credentialId }).first()
  const before = (await read()) as object
  await retainAfter(app, KEPT_DAYS.verification - daysOfMonth() - 1)
  expect(await read()).toEqual({ ...before, verifierIp: null, verifierUserAgent: null })
})

test('nothing of an account goes by age', async () => {
  const { database } = app.services
  const { user, browser } = await app.join()
  await buy(browser, user.email)
  const progress = buildEvent(user.id, 'module_completed')
  await database('sync_events').insert(progress)
  const { credentialId } = await scene.issue({ userId: user.id })
  await retainAfter(app, 20 * 365)

  const counts = await Promise.all(
    [
      database('users').where({ id: user.id }),
      database('purchases').where({ userId: user.id, status: 'completed' }),
      database('sync_events').where({ id: progress.id }),
      database('visa_credentials').where({ credentialId }),
    ].map(async (rows) => ((await rows) as unknown[]).length),
  )
  expect(counts).toEqual([1, 1, 1, 1])
})

describe('the list of what is kept', () => {
  test('has a row for every table, and none for a table that there is not', async () => {
    const tables = await readTables(app.services.database)
    expect(tables.sort()).toEqual(TABLES.map(({ table }) => table).sort())
  })

  test('a table that nobody gave a row is noticed', async () => {
    const planted = app.services.database.transaction(async (trx) => {
      await trx.raw('create table diaries (id uuid primary key, words text)')
      const listed = new Set(TABLES.map(({ table }) => table))
      const missing = (await readTables(trx)).filter((table) => !listed.has(table))
      throw new Error(`no row: ${missing.join()}`)
    })
    await expect(planted).rejects.toThrow('no row: diaries')
  })
})

async function readTables(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'
        and not exists (select from pg_inherits where inhrelid = table_name::regclass)`,
  )
  return rows.map(({ name }) => name)
}

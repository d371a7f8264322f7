import { expect, test } from 'vitest'
import { connectPostgres } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'

/** A database without tables. */
async function openEmpty(options: Parameters<typeof connectPostgres>[1] = {}) {
  const url = await createDatabase(process.env.TEST_POSTGRES_URL ?? '')
  const { database, close } = connectPostgres(url, options)
  return {
    database,
    close: async () => {
      await close()
      await dropDatabase(url)
    },
  }
}

test('a migration may take longer than any other statement', async () => {
  const { database, close } = await openEmpty({ statementTimeoutMs: 300 })
  await expect(database.raw('select pg_sleep(0.4)')).rejects.toThrow('statement timeout')
  await database.raw(`
    create function take_long() returns event_trigger language plpgsql as $$
    begin
      if to_regclass('knex_migrations') is not null and to_regclass('users') is null then
        perform pg_sleep(0.4);
      end if;
    end $$`)
  await database.raw(
    'create event trigger take_long on ddl_command_start execute function take_long()',
  )
  await migrate(database)
  expect(await database('users')).toEqual([])
  await close()
})

test('processes that start together migrate once, and none of them fails', async () => {
  const { database, close } = await openEmpty()
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  const names = await database('knex_migrations').pluck<string[]>('name')
  expect(new Set(names).size).toBe(names.length)
  await close()
})

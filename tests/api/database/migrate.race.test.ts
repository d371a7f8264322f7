import { expect, test } from 'vitest'
import { migrate } from '#api/database/migrate.ts'
import { closeAfter } from '#tests/support/closing.ts'
import { connectTo } from '#tests/support/server/beside.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'

/** Opens a new database without tables. */
async function openEmpty(options: Parameters<typeof connectTo>[1] = {}) {
  const url = await createDatabase(process.env.TEST_POSTGRES_URL ?? '')
  closeAfter(() => dropDatabase(url))
  return connectTo(url, options)
}

test('a migration may take longer than any other statement', async () => {
  const database = await openEmpty({ statementTimeoutMs: 300 })
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
})

test('processes that start together migrate once, and none of them fails', async () => {
  const database = await openEmpty()
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  const names = await database('knex_migrations').pluck<string[]>('name')
  expect(new Set(names).size).toBe(names.length)
})

import { expect, test } from 'vitest'
import { migrate } from '#api/database/migrate.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

test('a version works beside tables that a later one has migrated', async () => {
  const { database, close } = await openTestDatabase()
  await database('knex_migrations').insert({
    name: '9999_of_a_later_version',
    batch: 99,
    migration_time: new Date(),
  })
  await migrate(database)
  const names = await database('knex_migrations').pluck<string[]>('name')
  expect(names).toContain('9999_of_a_later_version')
  expect(await database('users')).toEqual([])
  await close()
})

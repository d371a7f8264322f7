import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { ACCOUNT, SECTIONS } from '#api/privacy/export-list.ts'
import { NOT_EXPORTED } from '#api/privacy/not-exported.ts'
import { NAMING_USERS } from '#api/privacy/retention-list.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const storage = await openTestDatabase()

describe('every column that says something about a person', () => {
  test('is exported, or excused with a reason', async () => {
    expect(await findUnexplained(storage.database)).toEqual([])
  })

  test('is not excused when it is exported, or is not there', async () => {
    const { rows } = await readColumns(storage.database)
    const existing = new Set(rows.map(({ table, column }) => `${table}.${column}`))
    const excused = listExcused()
    expect(excused.filter((name) => listExported().has(name))).toEqual([])
    expect(excused.filter((name) => !existing.has(name))).toEqual([])
    expect(excused).toEqual([...new Set(excused)])
  })

  test('is found where it names a user', () => {
    const known = new Set([...listExported(), ...listExcused()])
    const named = NAMING_USERS.map((pair) => pair.join('.'))
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  test.each([
    ['on a table about people', 'alter table users add column phone text', 'users.phone'],
    [
      'behind two others',
      'alter table revocation_events add column witness text',
      'revocation_events.witness',
    ],
    [
      'in a table that names a user',
      'create table diaries (id uuid, author uuid references users)',
      'diaries.author',
    ],
    ['by its name alone', 'create table hints (recipient_email text)', 'hints.recipient_email'],
  ])('is noticed when it is new: %s', async (_where, planted, name) => {
    const { database } = storage
    let found: string[] = []
    await database.transaction(async (trx) => {
      await trx.raw(planted)
      found = await findUnexplained(trx)
      await trx.rollback()
    })
    expect(found).toContain(name)
  })
})

/** By these names, wherever they stand. */
const PERSONAL =
  /(^|_)(user|admin|email|username|name|recipient|customer|holder|phone|address|ip|agent|network)(_|$)/

async function findUnexplained(database: Knex): Promise<string[]> {
  const { rows } = await readColumns(database)
  const explained = new Set([...listExported(), ...listExcused()])
  return rows
    .filter(({ column, isAboutPeople }) => isAboutPeople || PERSONAL.test(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !explained.has(name))
}

/** All columns, those of a parted table once; of a table about people, which is one that leads to a user over references. */
function readColumns(database: Knex) {
  return database.raw<{ rows: { table: string; column: string; isAboutPeople: boolean }[] }>(`
    with recursive people as (
      select 'users'::regclass::oid as id
      union
      select conrelid from pg_constraint join people on confrelid = people.id where contype = 'f')
    select table_name as "table", column_name as "column",
           exists (select from people where people.id = table_name::regclass) as "isAboutPeople"
      from information_schema.columns
     where table_schema = current_schema()
       and not (select relispartition from pg_class where oid = table_name::regclass)
     order by 1, 2`)
}

function listExported(): Set<string> {
  return new Set(
    [ACCOUNT, ...SECTIONS].flatMap(({ table, of, columns }) =>
      [of, ...Object.values(columns)].map((column) => `${table}.${column}`),
    ),
  )
}

function listExcused(): string[] {
  return NOT_EXPORTED.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
}

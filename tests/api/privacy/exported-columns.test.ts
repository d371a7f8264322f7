import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { nobodys, toColumn } from '#api/database/row.ts'
import { ACCOUNT, SECTIONS } from '#api/privacy/export-list.ts'
import { TABLES } from '#api/privacy/tables.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const storage = await openTestDatabase()

/** The description of each column in the export. The key is `table.column`. */
const ENTRIES = new Map(
  TABLES.flatMap(({ table, columns }) =>
    Object.entries(columns).map(([name, column]) => [`${table}.${toColumn(name)}`, column]),
  ),
)

describe('every column', () => {
  test('has an entry in the model of its table, and none is of a column that there is not', async () => {
    const { rows } = await readColumns(storage.database)
    expect(rows.map(nameOf).sort()).toEqual([...ENTRIES.keys()].sort())
  })

  test('that says something about a person is exported, or names a reason of its own', async () => {
    expect(await findUnexplained(storage.database)).toEqual([])
  })

  test('that is exported stands in a list, and each list has some', () => {
    const listed = [ACCOUNT, ...SECTIONS].flatMap(({ table, columns }) =>
      Object.values(columns).map((column) => `${table}.${column}`),
    )
    const exported = [...ENTRIES].filter(([, column]) => typeof column.exported === 'string')
    expect([...new Set(listed)].sort()).toEqual(exported.map(([name]) => name).sort())
    expect(SECTIONS.filter(({ columns }) => Object.keys(columns).length === 0)).toEqual([])
  })

  test('goes with its row where another one of the table does', () => {
    const halves = TABLES.filter(({ columns }) => {
      const going = Object.values(columns).filter(({ erased }) => erased === 'row').length
      return going > 0 && going < Object.keys(columns).length
    })
    expect(halves).toEqual([])
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
    ['about nobody', 'alter table chain_epochs add column colour text', 'chain_epochs.colour'],
  ])('is noticed when it is new: %s', async (_where, planted, name) => {
    const { database } = storage
    let found: string[] = []
    await database.transaction(async (trx) => {
      await trx.raw(planted)
      const { rows } = await readColumns(trx)
      found = rows.map(nameOf).filter((column) => !ENTRIES.has(column))
      await trx.rollback()
    })
    expect(found).toContain(name)
  })
})

/** Matches column names that suggest personal data, in any table. */
const PERSONAL =
  /(^|_)(user|admin|email|username|name|recipient|customer|holder|phone|address|ip|agent|network)(_|$)/

async function findUnexplained(database: Knex): Promise<string[]> {
  const { rows } = await readColumns(database)
  return rows
    .filter(({ column, isAboutPeople }) => isAboutPeople || PERSONAL.test(column))
    .map(nameOf)
    .filter((name) => {
      const { exported } = ENTRIES.get(name) ?? nobodys()
      return typeof exported === 'object' && exported.whyNot === NOBODYS
    })
}

const { exported: EXCUSED } = nobodys()
const NOBODYS = typeof EXCUSED === 'object' ? EXCUSED.whyNot : ''

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`

/**
 * Reads all columns of all tables. A partitioned table counts once. A table is about people if its
 * foreign keys lead to `users`.
 */
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

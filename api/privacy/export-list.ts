import { type List, type ListName, type Table, toColumn } from '#api/database/row.ts'
import { UserExport } from '#contracts/privacy/user-export.ts'
import { TABLES } from './tables.ts'

/** One part of the export: its table, the owner of its rows, and its columns with their exported names. */
export interface Section extends List {
  name: 'user' | ListName
  table: string
  columns: Readonly<Record<string, string>>
}

const { exportedAt: _at, user: _user, ...LISTS } = UserExport.shape

export const ACCOUNT = findSection('user')

export const SECTIONS = (Object.keys(LISTS) as ListName[]).map(findSection)

function findSection<Name extends Section['name']>(name: Name): Section & { name: Name } {
  for (const { table, lists, columns } of TABLES) {
    const list = lists?.[name]
    if (list) return { name, table, ...list, columns: nameColumns(columns, name) }
  }
  throw new Error(`No table has the list ${name} of the export.`)
}

function nameColumns(columns: Table['columns'], list: Section['name']): Record<string, string> {
  const named = Object.entries(columns).flatMap(([column, { exported, onlyIn = list }]) =>
    typeof exported === 'string' && onlyIn === list ? [[exported, toColumn(column)]] : [],
  )
  return Object.fromEntries(named) as Record<string, string>
}

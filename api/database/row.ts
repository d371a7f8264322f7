import { Model } from 'objection'
import type { UserExport } from '#contracts/privacy/user-export.ts'

/** A list in the export of a user's data. */
export type ListName = Exclude<keyof UserExport, 'exportedAt' | 'user'>

/** Rows, or columns of rows, that the hourly job removes; all conditions are SQL. */
export interface Sweep {
  /** The time from which the days count. */
  since: string
  days: number
  /** Which rows of the table; all rows when absent. */
  where?: string
  /** Only rows that no column of `user()` refers to. */
  unnamed?: true
  /** The columns to empty; without it, the whole row is deleted. */
  blank?: readonly string[]
  /** For a table in monthly parts: each part is dropped whole, counted from its start or its end. */
  byMonth?: 'start' | 'end'
}

/**
 * What an account's deletion does: it deletes the row, overwrites the column, or leaves the column as it
 * is.
 */
export type Erased = 'row' | 'overwritten' | 'stays'

export interface Column<T> {
  erased: Erased
  /** The column's name in a person's export, or the reason why it is left out. */
  exported: string | { whyNot: string }
  /** Set when only one of the lists has the column. */
  onlyIn?: ListName
  namesUser?: true
  /** Has no value: the type of the column, for the compiler. */
  holds?: T
}

export interface Table {
  table: string
  /** How long rows stay, in words. */
  kept: string
  why: string
  /** Absent when no row is removed by its age. */
  sweeps?: readonly Sweep[]
  /** The lists in a person's export, and the column that finds the person's rows. */
  lists?: Partial<Record<'user' | ListName, List>>
  columns: Readonly<Record<string, Column<unknown>>>
}

export interface List {
  of: string
  /** Tells one owner's rows apart; pages follow this column. */
  key: string
  /** The rows are about mails to the mailbox, which may be another person's until it is proven. */
  isMailed?: true
}

export function exported<T>(name: string, erased: Erased, onlyIn?: ListName): Column<T> {
  return { exported: name, erased, ...(onlyIn && { onlyIn }) }
}

export function unexported<T>(whyNot: string, erased: Erased): Column<T> {
  return { exported: { whyNot }, erased }
}

/** A column that refers to a user. */
export function user<T>(whyNot: string, erased: Erased): Column<T> {
  return { exported: { whyNot }, erased, namesUser: true }
}

/** The column that finds the account's own rows. */
export function owner<T>(erased: Erased): Column<T> {
  return user('names the account itself', erased)
}

export function nobodys<T>(): Column<T> {
  return unexported('says nothing about a person', 'stays')
}

/** The column's name in the database. */
export function toColumn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

type Values<C> = { [Name in keyof C]: C[Name] extends Column<infer T> ? T : never }
type RowBase<T extends Table> = Pick<typeof Model, keyof typeof Model> &
  (new () => Model & Values<T['columns']>) & { table: T }

/** The model of a table: each column's type, and its fate, in one place. */
export function rowOf<T extends Table>(table: T): RowBase<T> {
  return class extends Model {
    static override tableName = table.table
    static table = table
  } as unknown as RowBase<T>
}

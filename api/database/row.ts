import { Model } from 'objection'
import type { UserExport } from '#contracts/privacy/user-export.ts'

/** The name of a list in the export of a user's data. */
export type ListName = Exclude<keyof UserExport, 'exportedAt' | 'user'>

/** The rows or columns that the hourly job removes because of their age. All conditions are in SQL. */
export interface Sweep {
  /** The column with the time from which the days count. */
  since: string
  days: number
  /** The condition for the rows. Without a condition, all rows match. */
  where?: string
  /** True to keep rows to which a `user()` column refers. */
  unnamed?: true
  /** The columns to empty. Without this list, the whole row is deleted. */
  blank?: readonly string[]
  /**
   * Present for a table with monthly partitions. The job then drops whole partitions. The days count from the
   * start or from the end of the month.
   */
  byMonth?: 'start' | 'end'
}

/**
 * The effect of the deletion of an account: `row` deletes the row, `overwritten` overwrites the column, and
 * `stays` changes nothing.
 */
export type Erased = 'row' | 'overwritten' | 'stays'

export interface Column<T> {
  erased: Erased
  /** The column's name in a user's export, or the reason why the export does not contain the column. */
  exported: string | { whyNot: string }
  /** The only list with this column. Without it, all lists of the table have the column. */
  onlyIn?: ListName
  namesUser?: true
  /** Has no value. The compiler needs this field for the type of the column. */
  holds?: T
}

export interface Table {
  table: string
  /** The retention time of the rows, in words. */
  kept: string
  why: string
  /** The removals because of age. Absent when rows of any age stay. */
  sweeps?: readonly Sweep[]
  /** The lists in a user's export, each with the column that has the user's id. */
  lists?: Partial<Record<'user' | ListName, List>>
  columns: Readonly<Record<string, Column<unknown>>>
}

export interface List {
  of: string
  /**
   * A column that is unique among the rows of one owner. The export reads its pages in the order of this
   * column.
   */
  key: string
  /** True when the rows are about mails to the mailbox. An unproven mailbox may belong to another person. */
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

/** The column with the id of the account that owns the row. */
export function owner<T>(erased: Erased): Column<T> {
  return user('names the account itself', erased)
}

export function nobodys<T>(): Column<T> {
  return unexported('says nothing about a person', 'stays')
}

/** Returns the column's name in the database. */
export function toColumn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

type Values<C> = { [Name in keyof C]: C[Name] extends Column<infer T> ? T : never }
type RowBase<T extends Table> = Pick<typeof Model, keyof typeof Model> &
  (new () => Model & Values<T['columns']>) & { table: T }

/**
 * Returns the model of a table. The description of each column contains its type, its place in the export and
 * the effect of a deletion.
 * Decision: `docs/decisions/48-objection-in-thin-models.md`.
 */
export function rowOf<T extends Table>(table: T): RowBase<T> {
  return class extends Model {
    static override tableName = table.table
    /** `first()` then sends LIMIT 1. Otherwise it would read, sort and lock every row that matches. */
    static override useLimitInFirst = true
    static table = table
  } as unknown as RowBase<T>
}

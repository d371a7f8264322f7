import { Model } from 'objection'
import type { UserExport } from '#contracts/privacy/user-export.ts'

/** The name of a list in the export of a user's data. */
export type ListName = Exclude<keyof UserExport, 'exportedAt' | 'user'>

/** The rows or columns that the hourly job removes. All conditions are SQL. */
export interface Sweep {
  /** The column with the time from which the days are counted. */
  since: string
  days: number
  /** The condition for the rows. When absent, all rows match. */
  where?: string
  /** Whether to skip rows that a `user()` column refers to. */
  unnamed?: true
  /** The columns to empty. When absent, the whole row is deleted. */
  blank?: readonly string[]
  /**
   * Set for a table with monthly partitions. The job drops whole partitions, and the days count from the
   * start or the end of the month.
   */
  byMonth?: 'start' | 'end'
}

/** What the deletion of an account does: delete the row, overwrite the column, or keep the column. */
export type Erased = 'row' | 'overwritten' | 'stays'

export interface Column<T> {
  erased: Erased
  /** The column's name in a person's export, or the reason why the export does not contain it. */
  exported: string | { whyNot: string }
  /** The only list that contains the column. When absent, all lists of the table contain it. */
  onlyIn?: ListName
  namesUser?: true
  /** Never set. The compiler needs it for the type of the column. */
  holds?: T
}

export interface Table {
  table: string
  /** How long we keep the rows, in words. */
  kept: string
  why: string
  /** Absent when no row is removed because of its age. */
  sweeps?: readonly Sweep[]
  /** The lists in a person's export, each with the column that finds the person's rows. */
  lists?: Partial<Record<'user' | ListName, List>>
  columns: Readonly<Record<string, Column<unknown>>>
}

export interface List {
  of: string
  /** Unique among the rows of one owner. The pages of the export are ordered by this column. */
  key: string
  /**
   * Whether the rows are about mails to the mailbox. Until the mailbox is proven, it may belong to another
   * person.
   */
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

/** The column that finds the rows of an account. */
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

/** Returns the model of a table, with the type and the erasure of each column in one place. */
export function rowOf<T extends Table>(table: T): RowBase<T> {
  return class extends Model {
    static override tableName = table.table
    static table = table
  } as unknown as RowBase<T>
}

import { Model } from 'objection'
import type { UserExport } from '#contracts/privacy/user-export.ts'

/** A list of the export. */
export type ListName = Exclude<keyof UserExport, 'exportedAt' | 'user'>

/** Rows, or columns of theirs, that the hourly job removes; all in SQL. */
export interface Sweep {
  /** The instant from which the days count. */
  since: string
  days: number
  /** Which of the table's rows; every one where it is absent. */
  where?: string
  /** Only those that no column of `user()` names. */
  unnamed?: true
  /** Columns to empty; the whole row goes where it is absent. */
  blank?: readonly string[]
  /** A table in months, of which each goes as a whole, so long after its start or its end. */
  byMonth?: 'start' | 'end'
}

/** What the deletion of an account does to a column: its row goes, it alone is overwritten, or it stays as long as its row. */
export type Erased = 'row' | 'overwritten' | 'stays'

export interface Column<T> {
  erased: Erased
  /** Under which name a person is handed it, or why never. */
  exported: string | { whyNot: string }
  /** Where only one of the lists has it. */
  onlyIn?: ListName
  namesUser?: true
  /** No value: what the column holds, for the compiler. */
  holds?: T
}

export interface Table {
  table: string
  /** How long rows stay, in words. */
  kept: string
  why: string
  /** Absent where nothing goes by age. */
  sweeps?: readonly Sweep[]
  /** The lists that a person is handed, and the column by which the person's rows are found. */
  lists?: Partial<Record<'user' | ListName, List>>
  columns: Readonly<Record<string, Column<unknown>>>
}

export interface List {
  of: string
  /** Tells the rows of one owner apart; pages follow it. */
  key: string
  /** What went to the mailbox, which is another person's until the account has proven it. */
  isMailed?: true
}

export function exported<T>(name: string, erased: Erased, onlyIn?: ListName): Column<T> {
  return { exported: name, erased, ...(onlyIn && { onlyIn }) }
}

export function unexported<T>(whyNot: string, erased: Erased): Column<T> {
  return { exported: { whyNot }, erased }
}

/** References a user. */
export function user<T>(whyNot: string, erased: Erased): Column<T> {
  return { exported: { whyNot }, erased, namesUser: true }
}

/** By which the rows of the account itself are found. */
export function owner<T>(erased: Erased): Column<T> {
  return user('names the account itself', erased)
}

export function nobodys<T>(): Column<T> {
  return unexported('says nothing about a person', 'stays')
}

/** As the database spells it. */
export function toColumn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

type Values<C> = { [Name in keyof C]: C[Name] extends Column<infer T> ? T : never }
type RowBase<T extends Table> = Pick<typeof Model, keyof typeof Model> &
  (new () => Model & Values<T['columns']>) & { table: T }

/** The model of a table: what each column holds, and what becomes of it, in one place. */
export function rowOf<T extends Table>(table: T): RowBase<T> {
  return class extends Model {
    static override tableName = table.table
    static table = table
  } as unknown as RowBase<T>
}

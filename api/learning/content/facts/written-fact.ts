import type { FactStatus } from '#contracts/learning/dated.ts'
import type { FactKind, Grade, InterviewClass } from '#contracts/learning/learning.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import type { OfficialPageId } from '#api/learning/content/official-pages.ts'

export type WrittenSource = readonly [name: string, date: string, grade: Grade, url?: string]

/** What can change in a statement: as it is printed, a day (`2026-10-16`), or a list. */
export type FactValue = string | readonly string[]

/** A fact as it is written; what is absent follows from the rest. */
export interface WrittenFact<Page extends string = OfficialPageId> {
  statement: string
  values?: Readonly<Record<string, FactValue>>
  kind: FactKind
  /** In force, unless it says otherwise. */
  status?: FactStatus
  asOf: string
  sources: readonly WrittenSource[]
  /** When nobody has looked since then. */
  verifiedOn?: string
  /** Somebody read it on the official page itself, on the day of the check. */
  isPageOpened?: boolean
  /** When it is not as long after `asOf` as its kind allows. */
  checkBy?: string
  supersedes?: readonly string[]
  /** Every class, unless it says otherwise. */
  classes?: readonly InterviewClass[]
  page: Page
}

/** An undated copy has no day of its own: it was stored before this one. */
export const STORED_BEFORE = { asOf: '2026-06-18' } as const

/** An official page that we did not open, and that others read on this day. */
export function readByProject(name: string, url: string, day = '2026-10-07'): WrittenSource {
  const read = `last read on ${writeDay(day)} by a public research project, not by us`
  return [`${name}; ${read}`, day, 'B', url]
}

export function register(number: string, name: string, date: string): WrittenSource {
  return [name, date, 'A', `https://www.federalregister.gov/d/${number}`]
}

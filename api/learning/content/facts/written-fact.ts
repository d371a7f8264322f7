import type { FactStatus, Life } from '#contracts/learning/dated.ts'
import type { FactKind, Grade, InterviewClass } from '#contracts/learning/learning.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import type { OfficialPageId } from '#api/learning/content/official-pages.ts'

export type WrittenSource = readonly [name: string, date: string, grade: Grade, url?: string]

/** A value in a statement that can change: a text as printed, a day (`2026-10-16`), or a list. */
export type FactValue = string | readonly string[]

/** A fact as an editor writes it. The composition completes the absent fields. */
export interface WrittenFact<Page extends string = OfficialPageId> {
  statement: string
  values?: Readonly<Record<string, FactValue>>
  kind: FactKind
  /** How the fact ages. When absent, this depends on its kind and its status. */
  life?: Life
  /** The status of the fact. When absent, the fact is in force. */
  status?: FactStatus
  asOf: string
  sources: readonly WrittenSource[]
  /** The day of the last check. When absent, this is the day of the edition. */
  verifiedOn?: string
  /** Whether somebody read the fact on the official page itself on the day of the check. */
  isPageOpened?: boolean
  /** The practitioner of immigration law who has read the fact. An editor is no practitioner. */
  readBy?: string
  /** The day of the next check, when it is earlier than the class of the fact demands. */
  checkBy?: string
  /** The first and the last day on which the fact holds. Its status then changes by itself. */
  startsOn?: string
  endsOn?: string
  supersedes?: readonly string[]
  /** The visa classes of the fact. When absent, it is for every class. */
  classes?: readonly InterviewClass[]
  page: Page
}

/** The date of a fact that was read in an undated copy. The copy was stored before this day. */
export const STORED_BEFORE = { asOf: '2026-06-18' } as const

/** The dates of a fact whose undated copy was read again for the edition of 30 November 2026. */
export const COPY_CHECKED = { ...STORED_BEFORE, verifiedOn: '2026-11-30' } as const

/** Returns a source for an official page that was read by other people on this day, and not by us. */
export function readByProject(name: string, url: string, day = '2026-10-07'): WrittenSource {
  const read = `last read on ${writeDay(day)} by a public research project, not by us`
  return [`${name}; ${read}`, day, 'B', url]
}

export function register(number: string, name: string, date: string): WrittenSource {
  return [name, date, 'A', `https://www.federalregister.gov/d/${number}`]
}

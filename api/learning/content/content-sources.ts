import type { OfficialPage } from '#contracts/learning/dated.ts'
import type { BankQuestion } from './interview-questions/bank-question.ts'
import type { WrittenFact } from './facts/written-fact.ts'
import type { WrittenReadingQuestion } from './reading-questions.ts'
import type { WrittenNotice } from './notices/written-notice.ts'

/**
 * The part of the content that a pack can change without a build. All other texts take their values
 * from the facts here.
 */
export interface ContentSources {
  /** The date of these sources. No fact has a later `asOf` day. */
  edition: string
  officialPages: Readonly<Record<string, OfficialPage>>
  facts: Readonly<Record<string, WrittenFact<string>>>
  notices: readonly WrittenNotice<string>[]
  bank: readonly BankQuestion<string>[]
  readingQuestions: readonly WrittenReadingQuestion<string>[]
}

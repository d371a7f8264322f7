import type { OfficialPage } from '#contracts/learning/dated.ts'
import type { BankQuestion } from './interview-questions/bank-question.ts'
import type { WrittenFact } from './facts/written-fact.ts'
import type { WrittenReadingQuestion } from './reading-questions.ts'
import type { WrittenNotice } from './notices/written-notice.ts'

/** What of the content can change without a build; all other texts take their values from it. */
export interface ContentSources {
  /** The day on which it was put together; no fact speaks of a later one. */
  edition: string
  officialPages: Readonly<Record<string, OfficialPage>>
  facts: Readonly<Record<string, WrittenFact<string>>>
  notices: readonly WrittenNotice<string>[]
  bank: readonly BankQuestion<string>[]
  readingQuestions: readonly WrittenReadingQuestion<string>[]
}

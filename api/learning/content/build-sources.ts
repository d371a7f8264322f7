import { bankQuestions } from './interview-questions/bank-questions.ts'
import type { ContentSources } from './content-sources.ts'
import { WRITTEN_FACTS } from './facts/written-facts.ts'
import { notices } from './notices/notices.ts'
import { OFFICIAL_PAGES } from './official-pages.ts'
import { readingQuestions } from './reading-questions.ts'

/** The sources of the content that this build delivers. */
export const BUILD_SOURCES: ContentSources = {
  /**
   * The day of this content. Every pack of an earlier day is out of use. If you change only texts that no pack
   * contains, keep the day. With a new day, the editor has to make the pack again.
   */
  edition: '2026-11-30',
  officialPages: OFFICIAL_PAGES,
  facts: WRITTEN_FACTS,
  notices,
  bank: bankQuestions,
  readingQuestions,
}

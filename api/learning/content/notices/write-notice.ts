import type { DatedNotice, InterviewClass } from '#contracts/learning.ts'
import { dateBy } from '#api/learning/content/dating.ts'
import { type FactId, WRITTEN_FACTS } from '#api/learning/content/facts/written-facts.ts'

interface WrittenNotice {
  id: string
  title: string
  text: string
  classes: readonly InterviewClass[]
  /** The first is what the notice is about: it decides on the badge and the official page. */
  facts: readonly [FactId, ...FactId[]]
}

export function writeNotice({ facts, classes, ...notice }: WrittenNotice): DatedNotice {
  const { page } = WRITTEN_FACTS[facts[0]]
  return dateBy(page, facts, { ...notice, classes: [...classes] })
}

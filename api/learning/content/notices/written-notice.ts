import type { DatedNotice, InterviewClass } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { type CitedFacts, pageOfFirst } from '#api/learning/content/facts/cited-facts.ts'
import type { WrittenFact } from '#api/learning/content/facts/written-fact.ts'
import type { FactId } from '#api/learning/content/facts/written-facts.ts'

export interface WrittenNotice<Id extends string = FactId> {
  id: string
  title: string
  text: string
  classes: readonly InterviewClass[]
  /** The notice is about the first of these facts, which decides its badge and its official page. */
  facts: CitedFacts<Id>
}

export function dateNotice(
  { facts, classes, ...notice }: WrittenNotice<string>,
  known: Readonly<Record<string, WrittenFact<string>>>,
): Written<DatedNotice> {
  return {
    ...notice,
    classes: [...classes],
    datedBy: { page: pageOfFirst(facts, known), facts },
  }
}

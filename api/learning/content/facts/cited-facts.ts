import { MissingFact } from '#api/learning/content/placeholders.ts'
import type { WrittenFact } from './written-fact.ts'

export type CitedFacts<Id extends string> = readonly [Id, ...Id[]]

/** Returns the official page of the first fact. This is also the page of an item about that fact. */
export function pageOfFirst(
  [first]: CitedFacts<string>,
  known: Readonly<Record<string, WrittenFact<string>>>,
): string {
  const fact = Object.hasOwn(known, first) ? known[first] : undefined
  if (!fact) throw new MissingFact(`There is no fact ${first}`)
  return fact.page
}

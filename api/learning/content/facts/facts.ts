import type { FactStatus } from '#contracts/learning/dated.ts'
import { type Fact, type FactKind, NEVER } from '#contracts/learning/learning.ts'
import { composeText, pageNamed } from '#api/learning/content/compose-item.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import { DAY_MS } from '#contracts/time.ts'
import type { Translator } from '#api/learning/translations/translator.ts'
import type { WrittenFact } from './written-fact.ts'

const CHECK_AFTER_DAYS: Record<FactKind, number> = {
  statute: 365,
  rule: 180,
  form: 180,
  practice: 180,
  fee: 90,
  court: 30,
  proclamation: 30,
  list: 14,
}
const EXPIRES_AFTER_DAYS = 30

function addDays(day: string, days: number): string {
  if (day === NEVER) return NEVER
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Composes all facts, in the order in which `sources` list them. */
export function composeFacts(sources: ContentSources, translator?: Translator): Fact[] {
  const behind = { values: sources, ...(translator && { translator }) }
  return Object.entries(sources.facts).map(([id, fact]) =>
    composeFact(id, fact, sources, (text) => composeText(text, behind)),
  )
}

function composeFact(
  id: string,
  fact: WrittenFact<string>,
  sources: ContentSources,
  write: (text: string) => string,
): Fact {
  const { statement, kind, asOf, classes = ['All'], supersedes = [] } = fact
  const status: FactStatus = fact.status ?? 'in-force'
  const checkBy = fact.checkBy ?? addDays(asOf, CHECK_AFTER_DAYS[kind])
  const on = fact.verifiedOn ?? sources.edition
  return {
    id,
    statement: write(statement),
    kind,
    status,
    asOf,
    sources: fact.sources.map(([name, date, grade, url]) => {
      const source = { name, date, grade }
      return url === undefined ? source : { ...source, url }
    }),
    verified: { by: 'The editors', on, officialPageOpened: fact.isPageOpened ?? false },
    checkBy,
    expires: addDays(checkBy, EXPIRES_AFTER_DAYS),
    supersedes: [...supersedes],
    classes: [...classes],
    officialPage: pageNamed(fact.page, sources.officialPages),
  }
}

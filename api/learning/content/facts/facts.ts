import type { FactStatus } from '#contracts/dated.ts'
import { type Fact, type FactKind, NEVER } from '#contracts/learning.ts'
import { OFFICIAL_PAGES } from '#api/learning/content/official-pages.ts'
import { fill } from '#api/learning/content/placeholders.ts'
import { DAY_MS } from '#contracts/time.ts'
import { FACT_IDS, type FactId, WRITTEN_FACTS } from './written-facts.ts'

/** The day on which this edition was put together; no fact speaks of a later one. */
export const EDITION_DAY = '2026-11-21'

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

function composeFact(id: FactId): Fact {
  const fact = WRITTEN_FACTS[id]
  const { statement, kind, asOf, classes = ['All'], supersedes = [] } = fact
  const status: FactStatus = fact.status ?? 'in-force'
  const checkBy = fact.checkBy ?? addDays(asOf, CHECK_AFTER_DAYS[kind])
  return {
    id,
    statement: fill(statement),
    kind,
    status,
    asOf,
    sources: fact.sources.map(([name, date, grade, url]) => {
      const source = { name, date, grade }
      return url === undefined ? source : { ...source, url }
    }),
    verified: { by: 'The editors', on: fact.verifiedOn ?? EDITION_DAY, officialPageOpened: false },
    checkBy,
    expires: addDays(checkBy, EXPIRES_AFTER_DAYS),
    supersedes: [...supersedes],
    classes: [...classes],
    officialPage: OFFICIAL_PAGES[fact.page],
  }
}

const composed = FACT_IDS.map(composeFact)

export const FACTS = Object.fromEntries(composed.map((fact) => [fact.id, fact])) as Record<
  FactId,
  Fact
>

/** The facts in the order of the table. */
export function factsOf(ids: ReadonlySet<string>): Fact[] {
  return composed.filter(({ id }) => ids.has(id))
}

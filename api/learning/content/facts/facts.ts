import { type FactStatus, type Life, LIFE_RULES, NEVER } from '#contracts/learning/dated.ts'
import type { Fact, FactKind } from '#contracts/learning/learning.ts'
import { addDays } from '#contracts/time.ts'
import { composeText, pageNamed } from '#api/learning/content/compose-item.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import { earliest } from '#api/learning/content/placeholders.ts'
import type { Translator } from '#api/learning/translations/translator.ts'
import type { WrittenFact } from './written-fact.ts'

/** The class of a fact in force that names none. A list can be an assurance, which is the stricter class. */
const LIFE_OF_KIND: Readonly<Record<FactKind, Life>> = {
  statute: 'rule',
  rule: 'rule',
  form: 'rule',
  practice: 'practice',
  fee: 'money',
  court: 'moving',
  proclamation: 'warning',
  list: 'assurance',
}

/** The people who check a fact that no practitioner has read. */
export const EDITORS = 'The editors'

/** The part of a life over which the days of its facts are spread, so that they do not end together. */
const SPREAD = 1 / 6

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
  const { statement, kind, asOf, startsOn, endsOn, classes = ['All'], supersedes = [] } = fact
  const status = fact.status ?? 'in-force'
  const life = fact.life ?? lifeOf(kind, status)
  const on = fact.verifiedOn ?? sources.edition
  return {
    id,
    statement: write(statement),
    kind,
    life,
    status,
    asOf,
    sources: fact.sources.map(([name, date, grade, url]) => {
      const source = { name, date, grade }
      return url === undefined ? source : { ...source, url }
    }),
    verified: {
      by: fact.readBy ?? EDITORS,
      on,
      officialPageOpened: fact.isPageOpened ?? false,
    },
    ...limitsOf(id, { ...fact, life, status, verifiedOn: on }),
    ...(startsOn !== undefined && { startsOn }),
    ...(endsOn !== undefined && { endsOn }),
    supersedes: [...supersedes],
    classes: [...classes],
    officialPage: pageNamed(fact.page, sources.officialPages),
  }
}

function lifeOf(kind: FactKind, status: FactStatus): Life {
  return status === 'in-force' || status === 'ended' ? LIFE_OF_KIND[kind] : 'moving'
}

/**
 * Returns the day of the next check and the end of a fact, by its class. An editor can only shorten its life.
 * A fact that has ended needs no further check.
 */
function limitsOf(
  id: string,
  {
    life,
    status,
    verifiedOn,
    checkBy,
    endsOn,
  }: WrittenFact<string> & { life: Life; verifiedOn: string },
): Pick<Fact, 'checkBy' | 'expires'> {
  const { checkAfter, endAfter } = LIFE_RULES[life]
  if (checkAfter === undefined || status === 'ended') return { checkBy: NEVER, expires: NEVER }
  const regular = addDays(verifiedOn, checkAfter - spreadOf(id, checkAfter))
  const due = earliest([regular, ...[checkBy, endsOn].filter((day) => day !== undefined)])
  return { checkBy: due, expires: endAfter === undefined ? NEVER : addDays(due, endAfter) }
}

function spreadOf(id: string, days: number): number {
  const sum = id.split('').reduce((total, letter) => total * 31 + letter.charCodeAt(0), 0)
  return sum % Math.ceil(days * SPREAD)
}

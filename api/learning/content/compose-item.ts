import {
  type CitedSource,
  type Dated,
  type Life,
  LIFE_RULES,
  LIVES,
  NEVER,
} from '#contracts/learning/dated.ts'
import type { Fact } from '#contracts/learning/learning.ts'
import { hasTexts } from '#contracts/learning/texts.ts'
import { addDays } from '#contracts/time.ts'
import type { Translator } from '#api/learning/translations/translator.ts'
import type { DatedBy, Written } from './dating.ts'
import {
  citedIn,
  earliest,
  fill,
  isDay,
  MissingFact,
  type Values,
  writeValue,
} from './placeholders.ts'
import { writeDay } from './write-day.ts'
import type { ContentSources } from './content-sources.ts'

/** A day before all days. */
const NO_DAY = '1970-01-01'
const SAYS_YEAR = /\b20\d\d\b/

/** The data from which items get their values, dates, sources and official pages. */
export interface Behind {
  values: Values
  facts: ReadonlyMap<string, Fact>
  officialPages: ContentSources['officialPages']
  /** Absent for English. */
  translator?: Translator
}

/**
 * Fills the placeholders of items and of the items inside them. Adds the sources, the official page
 * and the dates of the facts that an item cites. An item cites the facts in `datedBy`, and the
 * facts in its placeholders and in those of inner items. Throws a `MissingFact`.
 */
export function compose<Value>(written: Written<Value>, behind: Behind): Value {
  return composeInside(written, behind, () => undefined) as Value
}

/** Fills a text in the language of the translator. A text that is not translated stays English. */
export function composeText(
  text: string,
  { values, translator }: Pick<Behind, 'values' | 'translator'>,
  cite?: (id: string) => void,
): string {
  const own = translator?.find(text)
  return own === undefined
    ? fill(text, values, cite)
    : fill(own, values, cite, translator?.writeValue)
}

function composeInside(value: unknown, behind: Behind, cite: (id: string) => void): unknown {
  if (typeof value === 'string') return composeText(value, behind, cite)
  if (Array.isArray(value)) {
    return value.map((inner: unknown) => composeInside(inner, behind, cite))
  }
  if (value === null || typeof value !== 'object') return value
  const { datedBy, ...item } = value as { datedBy?: DatedBy }
  const cited = new Set(datedBy?.facts)
  const note = (id: string) => {
    cited.add(id)
    cite(id)
  }
  const { translator: _, ...inEnglish } = behind
  const entries = Object.entries(item).map(([key, inner]) => [
    key,
    composeInside(inner, hasTexts(item, key) ? behind : inEnglish, note),
  ])
  const composed = Object.fromEntries(entries) as object
  if (!datedBy) return composed
  const asked = askedOf(item, [...cited])
  const { page, shows } = datedBy
  return { ...composed, ...dateOf({ page, ids: [...cited], asked, shows }, behind) }
}

/**
 * Returns the facts on which it depends whether a question may be asked: its main fact, and those
 * whose values the question and its options show. Its explanation names its own dates.
 */
function askedOf(item: object, ids: string[]): string[] {
  if (!('question' in item)) return ids
  const options: unknown = 'options' in item ? item.options : []
  const shown = [item.question, options].flat().flatMap((text) => citedIn(String(text)))
  return [...ids.slice(0, 1), ...shown]
}

interface Cited {
  page: string
  ids: string[]
  asked: string[]
  shows: DatedBy['shows'] | undefined
}

/**
 * Returns the dates of an item: the status and the days of its first fact, the strictest class, and the
 * oldest evidence and the earliest limits of all its facts.
 */
function dateOf({ page, ids, asked, shows }: Cited, behindItems: Behind): Dated {
  const { values, facts, officialPages, translator } = behindItems
  const factOf = (id: string) => {
    const fact = facts.get(id)
    if (!fact) throw new MissingFact(`There is no fact ${id}`)
    return fact
  }
  const behind = ids.map(factOf)
  const [first] = behind
  if (!first) throw new MissingFact('An item names no fact')
  const { startsOn, endsOn } = first
  const life = shows ?? strictestOf(behind)
  const figures =
    life === 'money'
      ? behind.flatMap((fact) => figuresOf(fact, values, translator?.writeValue ?? writeValue))
      : []
  return {
    facts: ids,
    sources: citeSources(behind),
    officialPage: pageNamed(page, officialPages),
    status: shows ? 'in-force' : first.status,
    edition: values.edition,
    asOf: earliest(behind.map(({ asOf }) => asOf)),
    checkedOn: earliest(behind.map(({ verified }) => verified.on)),
    wasPageOpened: behind.every(({ verified }) => verified.officialPageOpened),
    checkBy: earliest(behind.map(({ checkBy }) => checkBy)),
    expires: earliest(behind.map(({ expires }) => expires)),
    life,
    askedUntil: shows ? NEVER : earliest(asked.map((id) => askedUntil(factOf(id)))),
    ...(!shows && startsOn !== undefined && { startsOn }),
    ...(!shows && endsOn !== undefined && { endsOn }),
    ...(figures.length > 0 && { figures }),
  }
}

/** Law that moves decides only about an item of its own: its day makes the status unknown. */
function strictestOf(facts: readonly Fact[]): Life {
  const places = facts.map(({ life = 'practice' }, place) =>
    LIVES.indexOf(life === 'moving' && place > 0 ? 'practice' : life),
  )
  return LIVES[Math.max(...places)] ?? 'practice'
}

function askedUntil({ life = 'practice', verified, checkBy, expires }: Fact): string {
  const { asked } = LIFE_RULES[life]
  if (typeof asked === 'number') return checkBy === NEVER ? NEVER : addDays(verified.on, asked)
  return { always: NEVER, 'to-its-end': expires, 'to-its-check': checkBy, never: NO_DAY }[asked]
}

/** Returns the values of a fact about money that have a figure, as they are printed. Days stay readable. */
function figuresOf(
  { id, life, expires }: Fact,
  { facts }: Values,
  write: typeof writeValue,
): { figure: string; expires: string }[] {
  if (life !== 'money') return []
  const named = Object.values(facts[id]?.values ?? {}).flat()
  return named
    .filter((value) => /\d/.test(value) && !isDay(value))
    .map((value) => ({ figure: write(value), expires }))
}

export function pageNamed(page: string, pages: Behind['officialPages']) {
  const found = Object.hasOwn(pages, page) ? pages[page] : undefined
  if (!found) throw new MissingFact(`There is no official page "${page}"`)
  return found
}

/** Returns each source once, in the order of the facts. */
function citeSources(facts: readonly Fact[]): CitedSource[] {
  const cited = facts.flatMap(({ sources }) => sources.map(citeSource))
  return [...new Map(cited.map((source) => [source.name, source])).values()]
}

function citeSource({ name, date, url }: Fact['sources'][number]): CitedSource {
  const written = writeSource(name, date)
  return url === undefined ? { name: written } : { name: written, url }
}

function writeSource(name: string, date: string): string {
  if (date === 'undated') return SAYS_YEAR.test(name) ? name : `${name} (undated)`
  return name.includes(writeDay(date)) ? name : `${name}, ${writeDay(date)}`
}

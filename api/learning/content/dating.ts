import type { Dated } from '#contracts/dated.ts'
import { EDITION_DAY, FACTS } from './facts/facts.ts'
import type { FactId } from './facts/written-facts.ts'
import { OFFICIAL_PAGES, type OfficialPageId } from './official-pages.ts'
import { fillAll, writeDay } from './placeholders.ts'

/**
 * An item with its placeholders filled, and with the sources, the official page and the dates of the
 * facts that it names. The first of them is what it is about: the item has the status of that fact.
 */
export function dateBy<Item extends object>(
  page: OfficialPageId,
  ids: Iterable<FactId>,
  item: Item,
): Item & Dated {
  const cited = new Set(ids)
  const filled = fillAll(item, (id) => cited.add(id))
  const facts = [...cited]
  const behind = facts.map((id) => FACTS[id])
  const [first] = behind
  if (!first) throw new Error(`Without a fact: ${JSON.stringify(item).slice(0, 80)}`)
  return {
    ...filled,
    facts,
    source: [...new Set(behind.flatMap(({ sources }) => sources.map(writeSource)))].join(' · '),
    officialPage: OFFICIAL_PAGES[page],
    status: first.status,
    edition: EDITION_DAY,
    asOf: earliest(behind.map(({ asOf }) => asOf)),
    checkedOn: earliest(behind.map(({ verified }) => verified.on)),
    wasPageOpened: behind.every(({ verified }) => verified.officialPageOpened),
    checkBy: earliest(behind.map(({ checkBy }) => checkBy)),
    expires: earliest(behind.map(({ expires }) => expires)),
  }
}

function writeSource({ name, date }: { name: string; date: string }): string {
  if (date === 'undated') return `${name} (undated)`
  return name.includes(writeDay(date)) ? name : `${name}, ${writeDay(date)}`
}

/** Days in ISO form sort as they follow each other. */
function earliest(days: readonly string[]): string {
  return days.toSorted()[0] ?? ''
}

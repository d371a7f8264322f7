import type { Dated } from '#contracts/learning.ts'
import { FACTS, type FactId } from './facts.ts'
import { OFFICIAL_PAGES, type OfficialPageId } from './official-pages.ts'

/** The day of the newest page among the sources: nothing here speaks of a later one. */
const AS_OF = '2026-06-18'
/** Twelve months on, and six for the facts that are known to move. */
const EXPIRES = '2027-06-18'
const EXPIRES_SOON = '2026-12-18'
const MOVING: readonly FactId[] = ['S3', 'S5', 'W2']

/** The sources, the official page and the dates of an item that rests on these facts. */
export function dateBy(page: OfficialPageId, ids: Iterable<FactId>): Dated {
  const facts = [...new Set(ids)]
  return {
    facts,
    source: [...new Set(facts.map((id) => FACTS[id].source))].join(' · '),
    officialPage: OFFICIAL_PAGES[page],
    asOf: AS_OF,
    expires: facts.some((id) => MOVING.includes(id)) ? EXPIRES_SOON : EXPIRES,
  }
}

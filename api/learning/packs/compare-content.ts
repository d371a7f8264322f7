import type { PackDiff, PackPart } from '#contracts/learning/content-packs.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import { type CheckedContent, itemsOf } from '#api/learning/check/checked-content.ts'
import { writeCanonical } from './canonical-json.ts'
import { toParts } from './content-pack.ts'

type Known = ReadonlyMap<string, string>

/** Returns the ids that differ, for each part. */
export function* compareSources(
  before: ContentSources,
  after: ContentSources,
): Generator<void, Record<PackPart, PackDiff>> {
  const one = toParts(before)
  yield
  const other = toParts(after)
  yield
  const facts = compare(byKey(one.facts), byKey(other.facts))
  yield
  const were = byId(one.bank)
  yield
  return {
    facts,
    notices: compare(byId(one.notices), byId(other.notices)),
    officialPages: compare(byKey(one.officialPages), byKey(other.officialPages)),
    bank: compare(were, byId(other.bank)),
    readingQuestions: compare(byId(one.readingQuestions), byId(other.readingQuestions)),
  }
}

function byKey(rows: Readonly<Record<string, unknown>>): Known {
  return new Map(Object.entries(rows).map(([key, row]) => [key, writeCanonical(row)]))
}

function byId(rows: readonly { id: string }[]): Known {
  return new Map(rows.map((row) => [row.id, writeCanonical(row)]))
}

function compare(before: Known, after: Known): PackDiff {
  const [were, are] = [[...before.keys()], [...after.keys()]]
  return {
    added: are.filter((id) => !before.has(id)),
    changed: are.filter((id) => before.has(id) && before.get(id) !== after.get(id)),
    removed: were.filter((id) => !after.has(id)),
  }
}

/**
 * Returns the items that were added or removed, and the items whose text or dates differ. The date of the
 * edition alone makes no difference.
 */
export function* touchedItems(
  before: CheckedContent,
  after: CheckedContent,
): Generator<void, string[]> {
  const one = readItems(before)
  yield
  const other = readItems(after)
  yield
  const { added, changed, removed } = compare(one, other)
  return [...added, ...changed, ...removed]
}

function readItems(content: CheckedContent): Known {
  const items = new Map<string, string>()
  for (const { where, item, texts } of itemsOf(content)) {
    const { sources, officialPage, status, asOf, checkedOn, checkBy } = item
    const text = JSON.stringify([texts, sources, officialPage, status, asOf, checkedOn, checkBy])
    items.set(where, `${items.get(where) ?? ''}${text}`)
  }
  return items
}

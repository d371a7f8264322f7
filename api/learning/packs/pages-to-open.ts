import { OPEN_DAYS_AHEAD, type PageToOpen } from '#contracts/learning/content-packs.ts'
import type { Fact } from '#contracts/learning/learning.ts'
import { itemsOf } from '#api/learning/check/checked-content.ts'
import type { Content } from '#api/learning/content/compose-content.ts'
import { addDays } from '#contracts/time.ts'

/**
 * Lists the pages that an editor must open, because a check of their facts is due within these days, or was
 * due. The page with the earliest due day is first. Among pages of one day, the page with more texts is first.
 */
export function pagesToOpen(
  content: Content,
  today: string,
  daysAhead = OPEN_DAYS_AHEAD,
): PageToOpen[] {
  const last = addDays(today, daysAhead)
  const due = content.facts.filter(({ checkBy }) => checkBy <= last)
  const items = itemsOf({ ...content, bank: content.bank.questions })
  const addresses = new Set(due.map(({ officialPage }) => officialPage.url))
  return [...addresses]
    .map((url) => due.filter(({ officialPage }) => officialPage.url === url))
    .flatMap((facts) => describePage(facts, items))
    .sort((one, other) => one.checkBy.localeCompare(other.checkBy) || other.texts - one.texts)
}

function describePage(facts: readonly Fact[], items: ReturnType<typeof itemsOf>): PageToOpen[] {
  const [first] = facts.toSorted((one, other) => one.checkBy.localeCompare(other.checkBy))
  if (!first) return []
  const ids = facts.map(({ id }) => id)
  const resting = items.filter(({ item }) => item.facts.some((id) => ids.includes(id)))
  return [{ page: first.officialPage, checkBy: first.checkBy, facts: ids, texts: resting.length }]
}

import { type Dated, freshnessOf, STATUS_BADGES } from '#contracts/learning/dated.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import type { Words } from './words.ts'

type DatedItem = Pick<
  Dated,
  'status' | 'edition' | 'asOf' | 'checkedOn' | 'wasPageOpened' | 'checkBy' | 'expires'
> & { facts?: Dated['facts']; officialPage: { name: string } }

/**
 * Returns the dates in the margin of a text: the day of its evidence, and the day on which the
 * evidence becomes too old. A printed text needs both, because paper cannot be updated.
 */
export function datesBeside(item: DatedItem, today: string): Words[] {
  const { facts = [], officialPage } = item
  return [
    ...badgeOf(item),
    { style: 'note', text: datesOf(item) },
    checkOf(item, today),
    { style: 'note', text: `Official page: ${officialPage.name}.` },
    ...(facts.length > 0 ? [{ style: 'note', text: nameFacts(facts) } as const] : []),
  ]
}

export function badgeOf({ status }: Pick<Dated, 'status'>): Words[] {
  return status === 'in-force' ? [] : [{ style: 'badge', text: STATUS_BADGES[status] }]
}

export function datesOf({ asOf, checkedOn, wasPageOpened }: DatedItem): string {
  const opened = wasPageOpened ? '' : ', without opening the official page'
  return `As of ${formatDay(asOf)}. Checked on ${formatDay(checkedOn)}${opened}.`
}

export function checkOf(item: DatedItem, today: string): Words {
  const said = {
    fresh: `Check again by ${formatDay(item.checkBy)}.`,
    unchecked: `Not checked since. Look at the official page first.`,
    expired: 'It may have changed. Look at the official page first.',
  }
  return { style: 'note', text: said[freshnessOf(item, today)], longest: said.expired }
}

export function nameFacts(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'Fact' : 'Facts'} ${[...ids].sort(byFactId).join(', ')}.`
}

const order = new Intl.Collator('en', { numeric: true })

/** Compares two fact ids: `V9` comes before `V10`. */
export function byFactId(one: string, other: string): number {
  return order.compare(one, other)
}

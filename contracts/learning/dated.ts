import * as z from 'zod/mini'
import { Day } from '#contracts/endpoint.ts'

/** A text for readers, which is never empty. */
export const Text = z.string().check(z.trim(), z.minLength(1))

/** The official page about an item. When the page and the content differ, the page is right. */
export const OfficialPage = z.object({ name: Text, url: z.url({ protocol: /^https$/ }) })
export type OfficialPage = z.infer<typeof OfficialPage>

/** Until this day the editors read stored copies of pages. A fact says so when its real page was opened. */
export const COPIES_READ_UNTIL = '2026-10-08'

/**
 * A citation: author, title and day. The citation also names the stored copy, if somebody read the copy
 * instead of the page.
 */
export const CitedSource = z.object({
  name: Text,
  url: z.optional(z.url({ protocol: /^https$/ })),
})
export type CitedSource = z.infer<typeof CitedSource>

export const FACT_STATUSES = [
  'in-force',
  'blocked',
  'proposed',
  'scheduled',
  'ended',
  'unknown',
] as const
export const FactStatus = z.enum(FACT_STATUSES)
export type FactStatus = z.infer<typeof FactStatus>

/** The first words of an item that is not in force. */
export const STATUS_BADGES: Readonly<Record<Exclude<FactStatus, 'in-force'>, string>> = {
  blocked: 'Blocked by a court',
  proposed: 'Proposed, not in force',
  scheduled: 'Not in force yet',
  ended: 'Ended',
  unknown: 'Not known whether it applies today',
}

/**
 * The fields of every item that states facts. The status is of its main fact. The other fields have the
 * oldest evidence and the earliest limits of all its facts.
 */
export const Dated = z.object({
  facts: z.array(z.string()).check(z.minLength(1)),
  sources: z.array(CitedSource).check(z.minLength(1)),
  officialPage: OfficialPage,
  status: FactStatus,
  /** The day of the edition. A device whose clock shows an earlier day uses this day instead. */
  edition: Day,
  asOf: Day,
  checkedOn: Day,
  wasPageOpened: z.boolean(),
  checkBy: Day,
  expires: Day,
})
export type Dated = z.infer<typeof Dated>

type Freshness = 'fresh' | 'unchecked' | 'expired'

/**
 * Compares the item's dates with today. After `checkBy`, the item is shown with a remark. After `expires`,
 * the item also says that the rule may have changed. The item keeps its position and its score.
 */
export function freshnessOf(
  { edition, checkBy, expires }: Pick<Dated, 'edition' | 'checkBy' | 'expires'>,
  today: string,
): Freshness {
  const day = today < edition ? edition : today
  if (day > expires) return 'expired'
  return day > checkBy ? 'unchecked' : 'fresh'
}

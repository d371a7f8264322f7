import * as z from 'zod/mini'
import { Day } from '#contracts/endpoint.ts'

/** The schema for a text that readers see. The text is never empty. */
export const Text = z.string().check(z.trim(), z.minLength(1))

/** The official page about an item. When the page and our content differ, the page is right. */
export const OfficialPage = z.object({ name: Text, url: z.url({ protocol: /^https$/ }) })
export type OfficialPage = z.infer<typeof OfficialPage>

/**
 * The last day on which the editors read stored copies of pages. A fact records whether an editor
 * has opened its official page.
 */
export const COPIES_READ_UNTIL = '2026-10-08'

/**
 * A citation: author, title and day. If the editor read a stored copy instead of the page, the
 * citation also names the copy.
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

/** The words at the beginning of an item that is not in force. */
export const STATUS_BADGES: Readonly<Record<Exclude<FactStatus, 'in-force'>, string>> = {
  blocked: 'Blocked by a court',
  proposed: 'Proposed, not in force',
  scheduled: 'Not in force yet',
  ended: 'Ended',
  unknown: 'Not known whether it applies today',
}

/**
 * The fields of every item that states facts. `status` is the status of the main fact. The other
 * fields combine all facts of the item: the oldest evidence and the earliest limits.
 */
export const Dated = z.object({
  facts: z.array(z.string()).check(z.minLength(1)),
  sources: z.array(CitedSource).check(z.minLength(1)),
  officialPage: OfficialPage,
  status: FactStatus,
  /**
   * The day of the edition. If the clock of a device shows an earlier day, the device uses this day
   * as today.
   */
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
 * After `checkBy`, the item is shown with a remark. After `expires`, the item also says that the
 * rule may have changed. The position and the score of the item do not change.
 */
export function freshnessOf(
  { edition, checkBy, expires }: Pick<Dated, 'edition' | 'checkBy' | 'expires'>,
  today: string,
): Freshness {
  const day = today < edition ? edition : today
  if (day > expires) return 'expired'
  return day > checkBy ? 'unchecked' : 'fresh'
}

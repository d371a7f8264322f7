import * as z from 'zod/mini'
import { Day } from '#contracts/endpoint.ts'

/** Whatever is read is not empty. */
export const Text = z.string().check(z.trim(), z.minLength(1))

/** The official page that decides when the content and the world disagree. */
export const OfficialPage = z.object({ name: Text, url: z.url({ protocol: /^https$/ }) })
export type OfficialPage = z.infer<typeof OfficialPage>

/** Up to this day we read stored copies; a fact whose page somebody opened says so itself. */
export const COPIES_READ_UNTIL = '2026-10-08'

/** As it is printed: who, title and day, and what we read where it was not the page itself. */
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

/** What stands before everything else on an item that is not simply in force. */
export const STATUS_BADGES: Readonly<Record<Exclude<FactStatus, 'in-force'>, string>> = {
  blocked: 'Blocked by a court',
  proposed: 'Proposed, not in force',
  scheduled: 'Not in force yet',
  ended: 'Ended',
  unknown: 'Not known whether it applies today',
}

/**
 * What every item that states facts carries: the status of the fact that it is about, and of all its
 * facts the oldest evidence and the earliest limits.
 */
export const Dated = z.object({
  facts: z.array(z.string()).check(z.minLength(1)),
  sources: z.array(CitedSource).check(z.minLength(1)),
  officialPage: OfficialPage,
  status: FactStatus,
  /** The day of the edition: on a device that is behind, nothing is judged by an earlier one. */
  edition: Day,
  asOf: Day,
  checkedOn: Day,
  wasPageOpened: z.boolean(),
  checkBy: Day,
  expires: Day,
})
export type Dated = z.infer<typeof Dated>

export type Freshness = 'fresh' | 'unchecked' | 'expired'

/**
 * An item past `checkBy` is shown as usual and says so; past `expires` it keeps its place and its score,
 * and says that it may have changed.
 */
export function freshnessOf(
  { edition, checkBy, expires }: Pick<Dated, 'edition' | 'checkBy' | 'expires'>,
  today: string,
): Freshness {
  const day = today < edition ? edition : today
  if (day > expires) return 'expired'
  return day > checkBy ? 'unchecked' : 'fresh'
}

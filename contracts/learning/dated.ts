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

/** A class of facts and items that age alike. A later class is stricter. */
export const LIVES = [
  'ours',
  'rule',
  'practice',
  'money',
  'moving',
  'warning',
  'assurance',
] as const
export const Life = z.enum(LIVES)
export type Life = z.infer<typeof Life>

interface LifeRule {
  /** The days from a check to the next one. Absent when nothing needs a check. */
  checkAfter?: number
  /** The days from the due check to the end. Absent when the item never ends. */
  endAfter?: number
  /** The last day on which an exam, a practice test and a simulator ask, or the days after the check. */
  asked: 'always' | 'to-its-end' | 'to-its-check' | 'never' | number
}

/** The days after which a reader is no longer told what was found on a list, or not found. */
export const ASSURANCE_DAYS = 60

/** The days after which a reader is no longer told a figure that would be paid. */
export const FIGURE_DAYS = 90

/**
 * How each class ages, in days:
 *
 * - `ours`: how to answer, and what officers ask by our count. It does not age.
 * - `rule`: a statute, a numbered regulation, a field of the DS-160, a chapter of the manual.
 * - `practice`: what posts do. At its end, the item says first that it was so on its day.
 * - `money`: fees, windows and deadlines. At its end, the figures are covered.
 * - `moving`: blocked, proposed, scheduled or pending law. From its check day, its status is unknown.
 * - `warning`: a ban, a bond or a bar that applies to somebody. It stays for ever, because silence
 *   would be read as "no longer".
 * - `assurance`: exempt, waived, not listed. At its end it disappears, because it would be believed.
 */
export const LIFE_RULES: Readonly<Record<Life, LifeRule>> = {
  ours: { asked: 'always' },
  rule: { checkAfter: 365, endAfter: 365, asked: 3 * 365 },
  practice: { checkAfter: 120, endAfter: 120, asked: 'to-its-end' },
  money: { checkAfter: 60, endAfter: FIGURE_DAYS - 60, asked: 'to-its-check' },
  moving: { checkAfter: 45, asked: 'never' },
  warning: { checkAfter: 30, asked: 'to-its-check' },
  assurance: { checkAfter: 30, endAfter: ASSURANCE_DAYS - 30, asked: 'to-its-check' },
}

/** The day that means "never": nothing about the item needs a check, or the item never ends. */
export const NEVER = '9999-12-31'

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
  /** Content on a device can be older than this member and the following ones. */
  life: z.exactOptional(Life),
  /** The last day on which an exam, a practice test or a simulator asks about the item. */
  askedUntil: z.exactOptional(Day),
  /** The first and the last day of the main fact. */
  startsOn: z.exactOptional(Day),
  endsOn: z.exactOptional(Day),
  /**
   * The figures in the texts that are covered after a day, because they would be paid. Only an item of the
   * class `money` has them: a warning shows its steps for ever.
   */
  figures: z.exactOptional(z.array(z.object({ figure: Text, expires: Day }))),
})
export type Dated = z.infer<typeof Dated>

type Freshness = 'fresh' | 'unchecked' | 'expired'

/** After `checkBy`, the item waits for a check. After `expires`, it is at its end. */
export function freshnessOf(
  { edition, checkBy, expires }: Pick<Dated, 'edition' | 'checkBy' | 'expires'>,
  today: string,
): Freshness {
  const day = notBefore(edition, today)
  if (day > expires) return 'expired'
  return day > checkBy ? 'unchecked' : 'fresh'
}

/** The status on a day: a fact begins and ends by itself, and what moves is soon unknown. */
export function statusOn(
  item: Pick<Dated, 'edition' | 'status' | 'life' | 'checkBy' | 'startsOn' | 'endsOn'>,
  today: string,
): FactStatus {
  const { status, life, checkBy, startsOn, endsOn } = item
  const day = notBefore(item.edition, today)
  if (status === 'ended' || (endsOn !== undefined && day > endsOn)) return 'ended'
  if (life === 'moving' && day > checkBy) return 'unknown'
  return startsOn !== undefined && day < startsOn ? 'scheduled' : status
}

/** Whether an exam, a practice test or a simulator may still ask about the item on this day. */
export function isAskable(
  item: Pick<
    Dated,
    'edition' | 'status' | 'life' | 'checkBy' | 'expires' | 'askedUntil' | 'startsOn' | 'endsOn'
  >,
  today: string,
): boolean {
  const until = item.askedUntil ?? item.expires
  return statusOn(item, today) === 'in-force' && notBefore(item.edition, today) <= until
}

function notBefore(edition: string, today: string): string {
  return today < edition ? edition : today
}

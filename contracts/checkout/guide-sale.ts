import * as z from 'zod/mini'
import { Day, endpoint } from '#contracts/endpoint.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { addDays } from '#contracts/time.ts'

/**
 * From this number of days after the last check of the warnings, a buyer must confirm that they know the day of
 * this check.
 */
export const CONFIRM_AFTER_DAYS = 180

/** From this number of days after the last check of the warnings, nobody can buy the guide. */
export const SOLD_FOR_DAYS = 365

/**
 * `open`: everybody can buy. `confirm`: a buyer confirms first that they know the day of the last check.
 * `closed`: the guide is not for sale until a content pack or a build has newer checks.
 */
const SALE_STATES = ['open', 'confirm', 'closed'] as const
export type SaleState = (typeof SALE_STATES)[number]

/** Says whether a guide is for sale whose warnings were last checked on the day `lastCheck`. */
export function saleStateOn(lastCheck: string, today: string): SaleState {
  if (today >= addDays(lastCheck, SOLD_FOR_DAYS)) return 'closed'
  return today >= addDays(lastCheck, CONFIRM_AFTER_DAYS) ? 'confirm' : 'open'
}

/** The people who have read facts or translations, and how many of these they have read. */
export const ReadBy = z.object({ names: z.array(z.string()), read: z.int(), of: z.int() })
export type ReadBy = z.infer<typeof ReadBy>

export const GuideSale = z.object({
  state: openEnum(SALE_STATES),
  /** The oldest day of a last check among the warnings that have not ended. */
  warningsCheckedOn: Day,
  /** Whether the editors opened the official page of each of these warnings, and not only a copy. */
  werePagesOpened: z.boolean(),
  /** The facts of the guide that a practitioner of immigration law has read. */
  practitioner: ReadBy,
  /** The translated texts that a native speaker has read, by language. */
  natives: z.record(z.string(), ReadBy),
})
export type GuideSale = z.infer<typeof GuideSale>

/** What a visitor should know about the checks of the guide before the purchase. */
export const readGuideSale = endpoint({
  method: 'GET',
  path: '/api/guide-sale',
  answer: GuideSale,
})

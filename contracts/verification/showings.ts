import * as z from 'zod/mini'
import { endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { LOGGED_RESULTS } from './analytics.ts'
import { VERIFICATION_TYPES } from './calls.ts'

/** What a holder learns about a verifier: whether a user was signed in, never who it was. */
const CHECKED_BY = ['you', 'account', 'anybody'] as const

/** A verification of the holder's credential, as the holder sees it. */
export const ShowingCheck = z.object({
  checkId: z.uuid(),
  credentialId: z.string(),
  /** The identity of the code, in hex; null when the verifier looked up the credential by its id. */
  code: z.nullable(z.string()),
  result: openEnum(LOGGED_RESULTS),
  verificationType: openEnum(VERIFICATION_TYPES),
  checkedBy: openEnum(CHECKED_BY),
  /** The name that a signed-in verifier entered. Nobody has checked it. */
  organization: z.nullable(z.string()),
  /** The time when the server learned of it. */
  verifiedAt: Instant,
  /** The time of an offline verdict, by the clock of the verifier's device. */
  verifiedOfflineAt: z.nullable(Instant),
})
export type ShowingCheck = z.infer<typeof ShowingCheck>

/** Sorted by the time when the server learned of them, the newest first. */
export const Showings = z.object({ checks: z.array(ShowingCheck), hasMore: z.boolean() })
export type Showings = z.infer<typeof Showings>

export const listShowings = endpoint({
  method: 'GET',
  path: '/api/visa/showings',
  query: Page,
  answer: Showings,
})

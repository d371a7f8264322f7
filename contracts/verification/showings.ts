import * as z from 'zod/mini'
import { endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { LOGGED_RESULTS } from './analytics.ts'
import { VERIFICATION_TYPES } from './calls.ts'

/** What is told of a verifier: whether somebody was signed in, never who. */
export const CHECKED_BY = ['you', 'account', 'anybody'] as const

/** A verification of one of the holder's credentials, as its holder sees it. */
export const ShowingCheck = z.object({
  checkId: z.uuid(),
  credentialId: z.string(),
  /** The identity of the code, in hex; null when the credential was looked up by its number. */
  code: z.nullable(z.string()),
  result: openEnum(LOGGED_RESULTS),
  verificationType: openEnum(VERIFICATION_TYPES),
  checkedBy: openEnum(CHECKED_BY),
  /** The name that a signed-in verifier gave; nobody vouches for it. */
  organization: z.nullable(z.string()),
  /** When the server heard of it. */
  verifiedAt: Instant,
  /** When a verifier without a connection came to the verdict, by that device's clock. */
  verifiedOfflineAt: z.nullable(Instant),
})
export type ShowingCheck = z.infer<typeof ShowingCheck>

/** The last ones that the server heard of come first. */
export const Showings = z.object({ checks: z.array(ShowingCheck), hasMore: z.boolean() })
export type Showings = z.infer<typeof Showings>

export const listShowings = endpoint({
  method: 'GET',
  path: '/api/visa/showings',
  query: Page,
  answer: Showings,
})

import * as z from 'zod/mini'
import { endpoint, Instant } from '#contracts/endpoint.ts'
import { PageSize } from '#contracts/page.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { LOGGED_RESULTS } from './analytics.ts'
import { VERIFICATION_TYPES } from './log-entry.ts'

/**
 * The kinds of verifiers that the holder can see: the holder, another signed-in user, or a person
 * who was not signed in. The holder never learns the name of another user.
 */
const CHECKED_BY = ['you', 'account', 'anybody'] as const

/** A verification of the holder's credential, as the holder sees it. */
export const ShowingCheck = z.object({
  checkId: z.uuid(),
  credentialId: z.string(),
  /**
   * The identity of the code, in hex. Null when the verifier looked up the credential by its id.
   */
  code: z.nullable(z.string()),
  result: openEnum(LOGGED_RESULTS),
  verificationType: openEnum(VERIFICATION_TYPES),
  checkedBy: openEnum(CHECKED_BY),
  /** The organization that a signed-in verifier typed. Nobody has checked it. */
  organization: z.nullable(z.string()),
  /** The time at which the server received the verification. */
  verifiedAt: Instant,
  /**
   * The time of an offline verdict, by the clock of the verifier's device. Null for an online
   * verdict.
   */
  verifiedOfflineAt: z.nullable(Instant),
})
export type ShowingCheck = z.infer<typeof ShowingCheck>

/** The checks, the newest first by the time at which the server received them. */
export const Showings = z.object({ checks: z.array(ShowingCheck), hasMore: z.boolean() })
export type Showings = z.infer<typeof Showings>

export const listShowings = endpoint({
  method: 'GET',
  path: '/api/visa/showings',
  query: PageSize,
  answer: Showings,
})

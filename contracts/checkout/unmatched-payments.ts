import * as z from 'zod/mini'
import { body, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { REFUND_REASON_MAX } from './purchases.ts'

/** `unknown`: no order of ours. `mismatch`: an order of ours, but not what it asked for, or not from its buyer. */
export const UNMATCHED_FAULTS = ['unknown', 'mismatch'] as const

/** `accepted` as a purchase; `returned` by a refund or a lost dispute; `dismissed` where it concerns us no more. */
export const UNMATCHED_STATES = ['open', 'accepted', 'returned', 'dismissed'] as const

/** Money that arrived and fits no order: an owner says what becomes of it. */
export const UnmatchedPayment = z.object({
  id: z.uuid(),
  stripePaymentIntentId: z.string(),
  fault: z.enum(UNMATCHED_FAULTS),
  cents: z.int(),
  currency: z.string(),
  state: z.enum(UNMATCHED_STATES),
  /** Asked of the provider, which has not answered yet: nothing else can be decided meanwhile. */
  refundAskedCents: z.int(),
  foundAt: Instant,
  decidedAt: z.nullable(Instant),
  /** What a mismatch should have been, and whose order it is. */
  order: z.nullable(z.object({ email: z.string(), cents: z.int(), currency: z.string() })),
})
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>

export const UnmatchedPaymentQuery = z.extend(Page, { state: z.optional(z.enum(UNMATCHED_STATES)) })
export type UnmatchedPaymentQuery = z.infer<typeof UnmatchedPaymentQuery>

/** Those found last first. */
export const listUnmatchedPayments = endpoint({
  method: 'GET',
  path: '/api/admin/unmatched-payments',
  query: UnmatchedPaymentQuery,
  answer: z.array(UnmatchedPayment),
})

/** For the record of what administrators do. */
const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Say why.'), z.maxLength(REFUND_REASON_MAX))

export const DecideUnmatchedPayment = body({ reason: Reason })
export type DecideUnmatchedPayment = z.infer<typeof DecideUnmatchedPayment>

export const AcceptUnmatchedPayment = body({ userId: z.uuid('Choose a user.'), reason: Reason })
export type AcceptUnmatchedPayment = z.infer<typeof AcceptUnmatchedPayment>

/*
 * Each of the three is refused with `PAYMENT_DECIDED` once something else was decided, in the console or
 * at the provider, which is asked first how the payment stands; so all but the last need it to answer.
 */

/** Makes it a purchase of this user, at what was paid. Refused with `ALREADY_PREMIUM` for one who has paid. */
export const acceptUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/accept',
  body: AcceptUnmatchedPayment,
  answer: UnmatchedPayment,
})

/** Gives all that is left of it back. While the provider is away the refund waits in `refundAskedCents`. */
export const returnUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/return',
  body: DecideUnmatchedPayment,
  answer: UnmatchedPayment,
})

/** Takes it off the list; the money stays where it is. */
export const dismissUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/dismiss',
  body: DecideUnmatchedPayment,
  answer: UnmatchedPayment,
})

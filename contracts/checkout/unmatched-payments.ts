import * as z from 'zod/mini'
import { body, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { REFUND_REASON_MAX } from './purchases.ts'

/** `unknown`: no order here has this payment. `mismatch`: an order has it, but amount or buyer differ. */
export const UNMATCHED_FAULTS = ['unknown', 'mismatch'] as const

/** `accepted` as a purchase; `returned` by a refund or a lost dispute; `dismissed` as no longer relevant. */
export const UNMATCHED_STATES = ['open', 'accepted', 'returned', 'dismissed'] as const

/** Money that fits no order. An owner decides about it. */
export const UnmatchedPayment = z.object({
  id: z.uuid(),
  stripePaymentIntentId: z.string(),
  fault: z.enum(UNMATCHED_FAULTS),
  cents: z.int(),
  currency: z.string(),
  state: z.enum(UNMATCHED_STATES),
  /** The refund that the provider has not confirmed yet. It blocks every other decision. */
  refundAskedCents: z.int(),
  foundAt: Instant,
  decidedAt: z.nullable(Instant),
  /** For a mismatch: the buyer and the amount of the order. */
  order: z.nullable(z.object({ email: z.string(), cents: z.int(), currency: z.string() })),
})
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>

export const UnmatchedPaymentQuery = z.extend(Page, { state: z.optional(z.enum(UNMATCHED_STATES)) })
export type UnmatchedPaymentQuery = z.infer<typeof UnmatchedPaymentQuery>

/** The newest first. */
export const listUnmatchedPayments = endpoint({
  method: 'GET',
  path: '/api/admin/unmatched-payments',
  query: UnmatchedPaymentQuery,
  answer: z.array(UnmatchedPayment),
})

/** For the audit. */
const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Say why.'), z.maxLength(REFUND_REASON_MAX))

export const DecideUnmatchedPayment = body({ reason: Reason })
export type DecideUnmatchedPayment = z.infer<typeof DecideUnmatchedPayment>

export const AcceptUnmatchedPayment = body({ userId: z.uuid('Choose a user.'), reason: Reason })
export type AcceptUnmatchedPayment = z.infer<typeof AcceptUnmatchedPayment>

/*
 * Each of the three calls is refused with `PAYMENT_DECIDED` after another decision, in the console or at
 * the provider. To accept or return, the server first asks the provider how the payment stands, so the
 * provider must answer.
 */

/** Makes the payment a purchase of this user, at the paid amount. `ALREADY_PREMIUM`: the user has paid. */
export const acceptUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/accept',
  body: AcceptUnmatchedPayment,
  answer: UnmatchedPayment,
})

/** Refunds the rest of the payment. Until the provider answers, the refund waits in `refundAskedCents`. */
export const returnUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/return',
  body: DecideUnmatchedPayment,
  answer: UnmatchedPayment,
})

/** Takes the payment off the list. The money stays where it is. */
export const dismissUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/dismiss',
  body: DecideUnmatchedPayment,
  answer: UnmatchedPayment,
})

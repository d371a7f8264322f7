import * as z from 'zod/mini'
import { body, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { REFUND_REASON_MAX } from './purchases.ts'

/**
 * `unknown`: no order has this payment. `mismatch`: an order has this payment, but the amount or the buyer
 * differs.
 */
export const UNMATCHED_FAULTS = ['unknown', 'mismatch'] as const

/**
 * `accepted`: it became a purchase. `returned`: by a refund or a lost dispute. `dismissed`: nobody needs it
 * any more.
 */
export const UNMATCHED_STATES = ['open', 'accepted', 'returned', 'dismissed'] as const

/** A payment that fits no order. An owner decides what happens with the payment. */
export const UnmatchedPayment = z.object({
  id: z.uuid(),
  stripePaymentIntentId: z.string(),
  fault: z.enum(UNMATCHED_FAULTS),
  cents: z.int(),
  currency: z.string(),
  state: z.enum(UNMATCHED_STATES),
  /**
   * The amount of a refund that the provider has not confirmed yet. Until then, no other decision is
   * possible.
   */
  refundAskedCents: z.int(),
  foundAt: Instant,
  decidedAt: z.nullable(Instant),
  /** The buyer and the amount of the order. Null unless the fault is `mismatch`. */
  order: z.nullable(z.object({ email: z.string(), cents: z.int(), currency: z.string() })),
})
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>

export const UnmatchedPaymentQuery = z.extend(Page, { state: z.optional(z.enum(UNMATCHED_STATES)) })
export type UnmatchedPaymentQuery = z.infer<typeof UnmatchedPaymentQuery>

/** Returns the newest payment first. */
export const listUnmatchedPayments = endpoint({
  method: 'GET',
  path: '/api/admin/unmatched-payments',
  query: UnmatchedPaymentQuery,
  answer: z.array(UnmatchedPayment),
})

/** The reason is for the audit. */
const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Say why.'), z.maxLength(REFUND_REASON_MAX))

export const DecideUnmatchedPayment = body({ reason: Reason })
export type DecideUnmatchedPayment = z.infer<typeof DecideUnmatchedPayment>

export const AcceptUnmatchedPayment = body({ userId: z.uuid('Choose a user.'), reason: Reason })
export type AcceptUnmatchedPayment = z.infer<typeof AcceptUnmatchedPayment>

/*
 * Each of the three calls fails with `PAYMENT_DECIDED` after another decision, in the console or at the
 * provider. Before a payment is accepted or returned, the server asks the provider for its state. So these
 * two calls need an answer from the provider.
 */

/**
 * Turns the payment into a purchase of this user. Fails with `ALREADY_PREMIUM` when the user has paid
 * already.
 */
export const acceptUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/accept',
  body: AcceptUnmatchedPayment,
  answer: UnmatchedPayment,
})

/** Refunds the rest of the payment. Until the provider responds, the refund waits in `refundAskedCents`. */
export const returnUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/return',
  body: DecideUnmatchedPayment,
  answer: UnmatchedPayment,
})

/** Removes the payment from the list. No money moves. */
export const dismissUnmatchedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/unmatched-payments/:unmatchedPaymentId/dismiss',
  body: DecideUnmatchedPayment,
  answer: UnmatchedPayment,
})

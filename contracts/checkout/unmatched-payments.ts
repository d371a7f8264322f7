import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { REFUND_REASON_MAX } from './purchases.ts'

/**
 * The reasons why a payment fits no order. `unknown`: no order has this payment. `mismatch`: an
 * order has this payment, but the amount or the buyer differs.
 */
export const UNMATCHED_FAULTS = ['unknown', 'mismatch'] as const

/**
 * `accepted`: the payment became a purchase. `returned`: the payer got the money back, by a refund
 * or a lost dispute. `dismissed`: an owner took the payment off the list.
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
   * The amount of a refund that the provider has not confirmed yet. No other decision is possible
   * while this refund is pending.
   */
  refundAskedCents: z.int(),
  foundAt: Instant,
  decidedAt: z.nullable(Instant),
  /** The buyer and the amount of the matching order. Null unless the fault is `mismatch`. */
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

/** The reason for the decision. The audit stores it. */
const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, inputReason('REASON_MISSING')), z.maxLength(REFUND_REASON_MAX))

export const DecideUnmatchedPayment = body({ reason: Reason })
export type DecideUnmatchedPayment = z.infer<typeof DecideUnmatchedPayment>

export const AcceptUnmatchedPayment = body({
  userId: z.uuid(inputReason('USER_MISSING')),
  reason: Reason,
})
export type AcceptUnmatchedPayment = z.infer<typeof AcceptUnmatchedPayment>

/*
 * The three calls below fail with `PAYMENT_DECIDED` when the payment was already decided, in the
 * console or at the provider. Before the server accepts or returns a payment, it asks the provider
 * for the state of the payment. These two calls therefore fail while the provider does not respond.
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

/**
 * Refunds the rest of the payment. Until the provider confirms the refund, the amount is in
 * `refundAskedCents`.
 */
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

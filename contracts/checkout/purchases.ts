import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { SEARCH_MAX } from '#contracts/accounts/administration.ts'
import { DraftId } from '#contracts/credentials/draft-id.ts'
import { body, endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'

export const PURCHASE_STATUSES = ['pending', 'failed', 'completed'] as const

const REFUND_REASONS = ['refund', 'dispute'] as const

/** A purchase, as administrators see it. */
export const Purchase = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  email: z.string(),
  stripePaymentIntentId: z.nullable(z.string()),
  /** The price of the order in the main unit of the currency, such as `19.99` dollars. */
  amount: z.string(),
  currency: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  productType: z.string(),
  createdAt: Instant,
  completedAt: z.nullable(Instant),
  /** The time at which the buyer lost the access, by a refund or a lost dispute. */
  refundedAt: z.nullable(Instant),
  refundReason: z.nullable(z.enum(REFUND_REASONS)),
  /** The refunded amount. The buyer keeps the access after a partial refund. */
  refundedCents: z.int(),
  disputedAt: z.nullable(Instant),
  /** The amount of a refund that the provider has not confirmed yet. */
  refundAskedCents: z.int(),
  /** True when this is a second payment of the same buyer, which we must refund. */
  isRefundDue: z.boolean(),
})
export type Purchase = z.infer<typeof Purchase>

/** Returns the amount, in cents, that can still be refunded. */
export function centsLeft(purchase: Purchase): number {
  const { status, amount, refundedCents, refundAskedCents } = purchase
  if (status !== 'completed') return 0
  return Math.max(0, Math.round(Number(amount) * 100) - refundedCents - refundAskedCents)
}

export const PurchaseQuery = z.extend(Page, {
  /** The start or the end of a username or email address, or the start of a payment intent's id. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
  status: z.optional(z.enum(PURCHASE_STATUSES)),
  refundDue: z.optional(z.enum(['true'])),
})
export type PurchaseQuery = z.infer<typeof PurchaseQuery>

export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/admin/purchases',
  query: PurchaseQuery,
  answer: z.array(Purchase),
})

export const REFUND_REASON_MAX = 1000

export const RefundPurchase = body({
  cents: z.int(inputReason('AMOUNT_MISSING')).check(z.minimum(1, inputReason('AMOUNT_MISSING'))),
  /** The reason, which the audit stores. The buyer does not see it. */
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, inputReason('REFUND_REASON_MISSING')),
      z.maxLength(REFUND_REASON_MAX),
    ),
  draftId: z.optional(DraftId),
})
export type RefundPurchase = z.infer<typeof RefundPurchase>

/**
 * Refunds the payment in part or in full. A full refund ends the access. Until the provider
 * confirms the refund, the amount is in `refundAskedCents`. Fails with `REFUND_TOO_MUCH` for more
 * than the rest of the payment, and with `REFUND_REFUSED` when the provider declines.
 */
export const refundPurchase = endpoint({
  method: 'POST',
  path: '/api/admin/purchases/:purchaseId/refund',
  body: RefundPurchase,
  answer: Purchase,
})

/** The call that returns all purchases as a CSV file. */
export const PURCHASES_CSV = { method: 'GET', path: '/api/admin/purchases.csv' } as const

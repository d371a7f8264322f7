import * as z from 'zod/mini'
import { SEARCH_MAX } from '#contracts/accounts/administration.ts'
import { DraftId } from '#contracts/draft-id.ts'
import { body, endpoint, Instant, Page } from '#contracts/endpoint.ts'

export const PURCHASE_STATUSES = ['pending', 'failed', 'completed'] as const

export const REFUND_REASONS = ['refund', 'dispute'] as const

/** A purchase as administrators see it. */
export const Purchase = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  email: z.string(),
  stripePaymentIntentId: z.nullable(z.string()),
  /** As it was ordered, in whole units of the currency. */
  amount: z.string(),
  currency: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  productType: z.string(),
  createdAt: Instant,
  completedAt: z.nullable(Instant),
  /** Since when the access is gone with the money, and whether it was refunded or lost in a dispute. */
  refundedAt: z.nullable(Instant),
  refundReason: z.nullable(z.enum(REFUND_REASONS)),
  /** Less than the amount after a part of it was refunded, which leaves the access. */
  refundedCents: z.int(),
  disputedAt: z.nullable(Instant),
  /** Asked of the provider, which has not answered yet. */
  refundAskedCents: z.int(),
  /** Paid a second time: this money has to go back. */
  isRefundDue: z.boolean(),
})
export type Purchase = z.infer<typeof Purchase>

/** What can still be given back of it. */
export function centsLeft(purchase: Purchase): number {
  const { status, amount, refundedCents, refundAskedCents } = purchase
  if (status !== 'completed') return 0
  return Math.max(0, Math.round(Number(amount) * 100) - refundedCents - refundAskedCents)
}

export const PurchaseQuery = z.extend(Page, {
  /** Part of an email address, or the start of a payment intent's id. */
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
  cents: z.int('Enter an amount.').check(z.minimum(1, 'Enter an amount.')),
  /** For the record of what administrators do: the buyer does not read it. */
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say why the money is given back.'),
      z.maxLength(REFUND_REASON_MAX),
    ),
  draftId: z.optional(DraftId),
})
export type RefundPurchase = z.infer<typeof RefundPurchase>

/**
 * Gives back a part of what was paid, or all of it, which ends the access that it gave. While the
 * provider is away the refund waits in `refundAskedCents`. Refused with `REFUND_TOO_MUCH` for more than
 * is left, and with `REFUND_REFUSED` when the provider will not.
 */
export const refundPurchase = endpoint({
  method: 'POST',
  path: '/api/admin/purchases/:purchaseId/refund',
  body: RefundPurchase,
  answer: Purchase,
})

/** The same rows as a file, all of them. */
export const PURCHASES_CSV = { method: 'GET', path: '/api/admin/purchases.csv' } as const

import * as z from 'zod/mini'
import { SEARCH_MAX } from './administration.ts'
import { endpoint, Instant, Page } from './endpoint.ts'

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
  /** Paid a second time: the provider's dashboard has to give this money back. */
  isRefundDue: z.boolean(),
})
export type Purchase = z.infer<typeof Purchase>

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

/** The same rows as a file, all of them. */
export const PURCHASES_CSV = { method: 'GET', path: '/api/admin/purchases.csv' } as const

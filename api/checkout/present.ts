import type { PurchaseRow } from '#api/accounts/purchase-row.ts'
import type { Purchase } from '#contracts/purchases.ts'

export function presentPurchase(row: PurchaseRow & { email: string }): Purchase {
  return {
    id: row.id,
    userId: row.userId,
    email: row.email,
    stripePaymentIntentId: row.stripePaymentIntentId,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    productType: row.productType,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    refundReason: row.refundReason,
    refundedCents: row.refundedCents,
    disputedAt: row.disputedAt?.toISOString() ?? null,
    isRefundDue: row.refundDueAt !== null && row.refundedAt === null,
  }
}

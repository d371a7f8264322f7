import type { ShownPurchase } from '#api/accounts/purchase-row.ts'
import type { Purchase } from '#contracts/purchases.ts'

export function presentPurchase(row: ShownPurchase): Purchase {
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
    refundAskedCents: row.refundAskedCents,
    isRefundDue: row.refundDueAt !== null && row.refundedAt === null,
  }
}

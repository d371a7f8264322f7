import type { ShownPurchase } from './purchase-row.ts'
import type { Purchase } from '#contracts/checkout/purchases.ts'
import type { UnmatchedPayment } from '#contracts/checkout/unmatched-payments.ts'
import type { ShownUnmatchedPayment } from './unmatched-payment-row.ts'

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

export function presentUnmatchedPayment(row: ShownUnmatchedPayment): UnmatchedPayment {
  const { email, orderCents, orderCurrency } = row
  const hasOrder = email !== null && orderCents !== null && orderCurrency !== null
  return {
    id: row.id,
    stripePaymentIntentId: row.stripePaymentIntentId,
    fault: row.fault,
    cents: row.cents,
    currency: row.currency,
    state: row.state,
    refundAskedCents: row.refundAskedCents,
    foundAt: row.foundAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    order: hasOrder ? { email, cents: orderCents, currency: orderCurrency } : null,
  }
}

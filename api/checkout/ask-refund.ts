import type { Knex } from 'knex'
import { PurchaseRow } from './purchase-row.ts'
import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { RefundRow } from './refund-row.ts'
import { UnmatchedPaymentRow } from './unmatched-payment-row.ts'

/** The payment to refund. `purchase` is absent when the payment belongs to no purchase. */
interface Origin {
  intentId: string
  currency: string
  purchase?: PurchaseRow
}

/**
 * Stores the refund before the request to the provider. If the provider's response is lost, we can then send
 * the request again. One audit entry is about the request, and another is about its outcome.
 * Decision: `docs/decisions/25-refund-is-stored-first.md`.
 */
export async function askRefund(
  trx: Knex,
  refund: Parameters<typeof RefundRow.add>[1],
  { by, reason }: { by: Doer; reason: string },
): Promise<RefundRow> {
  const asked = await RefundRow.add(trx, refund)
  await recordRefund(trx, asked, { action: 'refund_asked', by, at: asked.askedAt, reason })
  return asked
}

interface Noted {
  action: 'refund_asked' | 'refund_taken' | 'refund_refused' | 'refund_withdrawn'
  by: Doer
  at: Date
  reason?: string
}

/** Adds an audit entry about the request for a refund or about its outcome. */
export async function recordRefund(
  trx: Knex,
  refund: RefundRow,
  { reason, ...entry }: Noted,
): Promise<void> {
  const { intentId, currency, purchase } = await findOrigin(trx, refund)
  const amount = formatPrice({ cents: refund.cents, currency })
  await recordAudit(trx, {
    ...entry,
    ...(purchase && { subjectId: purchase.userId, purchaseId: purchase.id }),
    details: { amount, payment: intentId, ...(reason !== undefined && { reason }) },
  })
}

export async function findOrigin(
  trx: Knex,
  { purchaseId, unmatchedPaymentId }: RefundRow,
): Promise<Origin> {
  if (unmatchedPaymentId !== null) {
    const { stripePaymentIntentId: intentId, currency } = await UnmatchedPaymentRow.require(
      trx,
      unmatchedPaymentId,
    )
    return { intentId, currency }
  }
  const purchase = purchaseId === null ? undefined : await PurchaseRow.withId(trx, purchaseId)
  const intentId = purchase?.stripePaymentIntentId
  if (!purchase || !intentId) throw new Error('A refund of an order that nobody has paid.')
  return { intentId, currency: purchase.currency, purchase }
}

import { because } from '#contracts/reason.ts'
import type { Transaction } from 'objection'
import { toEmailKey } from '#api/accounts/addresses/account-key.ts'
import { lockMany } from '#api/accounts/lock-holders.ts'
import { PurchaseRow } from './purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import type {
  AcceptUnmatchedPayment,
  DecideUnmatchedPayment,
} from '#contracts/checkout/unmatched-payments.ts'
import { handReceipt } from './hand-receipt.ts'
import { type Payment, PaymentRefused } from './payments.ts'
import { RefundRow } from './refund-row.ts'
import { askRefund } from './ask-refund.ts'
import { findFirst } from './second-payment.ts'
import { sendOrWait } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'
import { UnmatchedPaymentRow } from './unmatched-payment-row.ts'

type Decision = DecideUnmatchedPayment & { unmatchedPaymentId: string; by: Doer }

/** Turns the payment into a purchase of this user. The receipt is for the paid amount. */
export async function acceptPayment(
  services: Services,
  { unmatchedPaymentId, userId, reason, by }: Decision & AcceptUnmatchedPayment,
): Promise<void> {
  const { database, clock } = services
  const payment = await askAgain(services, unmatchedPaymentId)
  const { intentId, amountCents: cents, currency } = payment
  await database.transaction(async (trx) => {
    const order = await PurchaseRow.ofPayment(trx, { intentId })
    const { email = '' } = (await UserRow.withId(trx, userId)) ?? {}
    const named = await UserRow.everWithIdOrAddress(trx, userId, toEmailKey(email)).select('id')
    await lockMany(trx, [...named.map(({ id }) => id), ...(order ? [order.userId] : [])])
    const user = await UserRow.withId(trx, userId)
    if (!user) throw new ApiError('USER_NOT_FOUND', { fields: { userId: because('USER_MISSING') } })
    await freeIntent(trx, order)
    await requireUndecided(trx, unmatchedPaymentId)
    if (await findFirst(trx, user)) {
      throw new ApiError('ALREADY_PREMIUM', { reason: because('PAID_ALREADY') })
    }
    const now = clock.now()
    const purchase = await PurchaseRow.add(trx, {
      userId,
      priceCents: cents,
      currency,
      createdAt: now,
      status: 'completed',
      stripePaymentIntentId: intentId,
      completedAt: now,
    })
    await handReceipt(services, trx, purchase, user)
    await UnmatchedPaymentRow.decide(trx, intentId, 'accepted', now)
    await recordAudit(trx, {
      action: 'stray_payment_accepted',
      by,
      at: now,
      subjectId: userId,
      purchaseId: purchase.id,
      details: { amount: formatPrice({ cents, currency }), reason },
    })
  })
  // Any earlier refunds of the payment now belong to the purchase.
  await settlePayment(services, payment)
}

/** Refunds the rest of the payment. If the provider is not reachable, a job sends the refund later. */
export async function returnPayment(
  services: Services,
  { unmatchedPaymentId, reason, by }: Decision,
): Promise<void> {
  const { database, clock } = services
  const { amountCents, reversal } = await askAgain(services, unmatchedPaymentId)
  const cents = amountCents - (reversal?.refundedCents ?? 0)
  const refund = await database.transaction(async (trx) => {
    await requireUndecided(trx, unmatchedPaymentId)
    return askRefund(trx, { unmatchedPaymentId, cents, askedAt: clock.now() }, { by, reason })
  })
  await sendOrWait(services, refund)
}

/** Marks the payment as dismissed, without a refund. We keep the money. */
export async function dismissPayment(
  { database, clock }: Services,
  { unmatchedPaymentId, reason, by }: Decision,
): Promise<void> {
  const { stripePaymentIntentId, cents, currency } = await UnmatchedPaymentRow.require(
    database,
    unmatchedPaymentId,
  )
  await database.transaction(async (trx) => {
    await requireUndecided(trx, unmatchedPaymentId)
    const at = clock.now()
    await UnmatchedPaymentRow.decide(trx, stripePaymentIntentId, 'dismissed', at)
    await recordAudit(trx, {
      action: 'stray_payment_dismissed',
      by,
      at,
      details: { amount: formatPrice({ cents, currency }), reason },
    })
  })
}

/**
 * Locks the payment until the transaction ends. Throws when the payment was already decided or a refund was
 * requested.
 */
async function requireUndecided(trx: Transaction, unmatchedPaymentId: string): Promise<void> {
  const { state } = await UnmatchedPaymentRow.lockById(trx, unmatchedPaymentId)
  const isAsked = (await RefundRow.askedOfUnmatched(trx, unmatchedPaymentId)) !== undefined
  if (state !== 'open' || isAsked) throw new ApiError('PAYMENT_DECIDED')
}

/**
 * Reads the payment's present state from the provider and applies it. The payment may have been refunded
 * meanwhile, or may match an order now.
 */
async function askAgain(services: Services, unmatchedPaymentId: string): Promise<Payment> {
  const { stripePaymentIntentId } = await UnmatchedPaymentRow.require(
    services.database,
    unmatchedPaymentId,
  )
  try {
    const payment = await services.payments.findPayment(stripePaymentIntentId)
    await settlePayment(services, payment)
    return payment
  } catch (error) {
    throw error instanceof PaymentRefused
      ? new ApiError('NOT_FOUND', { reason: because('PAYMENT_UNKNOWN') })
      : error
  }
}

/** Raises the version of an open order that waits for this payment. The order then gets a new payment. */
async function freeIntent(trx: Transaction, order: PurchaseRow | undefined): Promise<void> {
  const held = order && (await PurchaseRow.lock(trx, order.id))
  if (held) await PurchaseRow.nextVersion(trx, held)
}

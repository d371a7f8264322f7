import type { Transaction } from 'objection'
import { toEmailKey } from '#api/accounts/addresses/account-key.ts'
import { lockWithAddress } from '#api/accounts/lock-holders.ts'
import { PurchaseRow } from './purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { withdrawCourse } from '#api/credentials/withdraw-course.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import type { UnmatchedPayment } from '#contracts/checkout/unmatched-payments.ts'
import { handReceipt } from './hand-receipt.ts'
import { issueNote } from './issue-receipt.ts'
import { recordUnmatchedPayment } from './record-unmatched-payment.ts'
import { ORDER_STATE } from './order-state.ts'
import type { Payment, Reversal } from './payments.ts'
import { findFirst, giveSecondBack } from './second-payment.ts'
import { UnmatchedPaymentRow } from './unmatched-payment-row.ts'

/**
 * The result of a report about a payment. A fault changes no purchase, and an administrator decides about the
 * money.
 */
export type Outcome = 'applied' | 'ignored' | UnmatchedPayment['fault']

export interface Settlement {
  outcome: Outcome
  purchaseId: string | null
}

/**
 * Applies the state of a payment to its purchase. A webhook, the reconciling job and the buyer's page all
 * call this function, and no other function does this. A repeated report or an older state changes nothing.
 * The order and the number of reports therefore make no difference.
 * Decision: `docs/decisions/14-money-is-asked-of-the-provider.md`.
 */
export async function settle(
  services: Services,
  trx: Transaction,
  payment: Payment,
): Promise<Settlement> {
  const order = await lockOrder(trx, payment)
  const isPaid = payment.status === 'succeeded'
  if (!order) {
    if (isPaid)
      await recordUnmatchedPayment(services, trx, payment, { fault: 'unknown', orderId: null })
    return { outcome: 'unknown', purchaseId: null }
  }
  if (!isAsOrdered(order, payment)) {
    // We cancelled this payment because the price changed.
    if (!isPaid) return { outcome: 'ignored', purchaseId: order.id }
    await recordUnmatchedPayment(services, trx, payment, { fault: 'mismatch', orderId: order.id })
    return { outcome: 'mismatch', purchaseId: order.id }
  }

  const purchase = isPaid
    ? await complete(services, trx, order, payment)
    : await recordState(trx, order, payment)
  // An earlier report may have stored this payment as unmatched.
  if (isPaid)
    await UnmatchedPaymentRow.decide(trx, payment.intentId, 'accepted', services.clock.now())
  if (payment.reversal) await reverse(services, trx, purchase, payment.reversal)
  return { outcome: 'applied', purchaseId: purchase.id }
}

/**
 * Locks the users before the purchase (`lock-holders.ts`). Two payments for one address therefore never run
 * at the same time.
 */
async function lockOrder(trx: Transaction, payment: Payment): Promise<PurchaseRow | undefined> {
  const found = await PurchaseRow.ofPayment(trx, payment)
  if (!found) return undefined
  const { email = '' } = (await UserRow.everWithId(trx, found.userId)) ?? {}
  await lockWithAddress(trx, found.userId, toEmailKey(email))
  return PurchaseRow.lock(trx, found.id)
}

/**
 * Returns whether the payment matches the order. The user of a completed purchase can differ, because the
 * purchase may have moved from a guest to an account. An open order cannot move.
 */
function isAsOrdered(order: PurchaseRow, payment: Payment): boolean {
  const isOwn = order.status === 'completed' || order.userId === payment.userId
  return isOwn && payment.amountCents === order.priceCents && payment.currency === order.currency
}

async function recordState(
  trx: Transaction,
  order: PurchaseRow,
  { intentId, status, error }: Payment,
): Promise<PurchaseRow> {
  const isCurrent = order.stripePaymentIntentId === null || order.stripePaymentIntentId === intentId
  if (!isCurrent || order.status === 'completed') return order
  const lastState = ORDER_STATE[status]
  await PurchaseRow.change(trx, order.id, {
    lastState,
    ...(lastState === 'failed' && { status: lastState, lastError: error }),
  })
  return order
}

async function complete(
  services: Services,
  trx: Transaction,
  order: PurchaseRow,
  payment: Payment,
): Promise<PurchaseRow> {
  const { intentId } = payment
  if (order.status === 'completed' && order.stripePaymentIntentId === intentId) return order

  const { clock, log } = services
  const now = clock.now()
  const user = await UserRow.withId(trx, order.userId)
  const first = user && (await findFirst(trx, user))
  const isSecond = !user || first !== undefined || user.premiumGranted
  const paid = {
    status: 'completed',
    stripePaymentIntentId: intentId,
    completedAt: now,
    refundDueAt: isSecond ? now : null,
    lastError: null,
  } as const
  const purchase =
    order.status === 'completed'
      ? await PurchaseRow.add(trx, { ...orderedBy(order), createdAt: now, ...paid })
      : await order.$query(trx).patchAndFetch(paid)
  if (isSecond)
    log.error({ purchaseId: purchase.id }, 'a second payment for the same product must be refunded')
  if (first) await giveSecondBack(trx, { first, second: purchase, payment })
  await handReceipt(services, trx, purchase, user)
  return purchase
}

function orderedBy({ userId, productType, productName, priceCents, currency }: PurchaseRow) {
  return { userId, productType, productName, priceCents, currency }
}

/**
 * Applies the refunds and disputes that the provider reports now. The access ends when all money is refunded
 * or a dispute is lost. The access returns when the money comes back.
 */
async function reverse(
  services: Services,
  trx: Transaction,
  purchase: PurchaseRow,
  { asked, refundedCents, dispute }: Reversal,
): Promise<void> {
  if (asked <= purchase.reversalAsked) return
  const { clock, log } = services
  const { id, userId, priceCents, refundedAt, disputedAt } = purchase
  const cents = refundedCents - purchase.refundedCents
  const now = clock.now()
  const isDisputed = dispute !== 'none'
  if (isDisputed && !disputedAt) log.error({ purchaseId: id }, 'a payment is disputed')

  const refundReason =
    refundedCents >= priceCents ? 'refund' : dispute === 'lost' ? 'dispute' : null
  const isOver = refundReason !== null
  const isBack = refundedAt !== null && !isOver
  const reversed = await purchase.$query(trx).patchAndFetch({
    reversalAsked: asked,
    refundedCents,
    refundReason,
    refundedAt: isOver ? (refundedAt ?? now) : null,
    disputedAt: isDisputed ? (disputedAt ?? now) : null,
    ...(isBack && { refundDueAt: (await PurchaseRow.inForce(trx, userId)) ? now : null }),
  })
  await issueNote(services, trx, reversed)
  if (isOver && !refundedAt) {
    await replace(trx, userId)
    await withdrawCourse(trx, userId, now)
  }
  await mailRefund(trx, purchase, { cents, now })
}

/** Mails about money that was refunded, or that came back because the bank refused the refund. */
async function mailRefund(
  trx: Transaction,
  { userId, id, productName, currency }: PurchaseRow,
  { cents, now }: { cents: number; now: Date },
): Promise<void> {
  const user = cents === 0 ? undefined : await UserRow.withId(trx, userId)
  if (!user) return
  await enqueueMail(
    trx,
    { userId, recipient: user.email, language: user.language, now },
    {
      template: cents > 0 ? 'refunded' : 'refund-failed',
      purchaseId: id,
      productName,
      amount: formatPrice({ cents: Math.abs(cents), currency }),
      hasAccess: (await findFirst(trx, user)) !== undefined,
    },
  )
}

/** Makes a second purchase of the user valid after the refund of the first purchase. */
async function replace(trx: Transaction, userId: string): Promise<void> {
  if (await PurchaseRow.inForce(trx, userId)) return
  const next = await PurchaseRow.paidBy(trx, userId).whereNull('refundedAt').first()
  if (next) await PurchaseRow.change(trx, next.id, { refundDueAt: null })
}

import type { Transaction } from 'objection'
import { allOwners } from '#api/accounts/rights/admin-row.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import type { Payment, Reversal } from './payments.ts'
import { UnmatchedPaymentRow } from './unmatched-payment-row.ts'

type Fault = Pick<UnmatchedPaymentRow, 'fault' | 'orderId'>

/**
 * Stores a payment that matches no order, and mails the owners once. A later report of the payment updates
 * its state. The payment has its own row, because the server may find it without a report. If another shop
 * shares the provider's account, the owners get a mail for each sale of that shop. Therefore the product needs
 * its own account.
 */
export async function recordUnmatchedPayment(
  { log, clock }: Services,
  trx: Transaction,
  payment: Payment,
  fault: Fault,
): Promise<void> {
  const { intentId, amountCents: cents, currency, reversal } = payment
  const now = clock.now()
  const unmatched = { stripePaymentIntentId: intentId, ...fault, cents, currency, foundAt: now }
  if (await UnmatchedPaymentRow.note(trx, unmatched)) {
    log.error({ intentId, cents, currency }, 'a payment does not match its order')
    await notifyOwners(trx, unmatched)
  }
  if (reversal) await followMoney(trx, payment, reversal, now)
}

async function notifyOwners(
  trx: Transaction,
  {
    fault,
    cents,
    currency,
    foundAt: now,
  }: Fault & Pick<UnmatchedPaymentRow, 'cents' | 'currency' | 'foundAt'>,
): Promise<void> {
  const content = {
    template: 'unmatched-payment',
    fault,
    amount: formatPrice({ cents, currency }),
  } as const
  for (const { id: userId, email: recipient, language } of await allOwners(trx)) {
    await enqueueMail(trx, { userId, recipient, language, now }, content)
  }
}

/**
 * Updates the payment's state. If a refund failed, the payment becomes open, and another refund is possible.
 */
async function followMoney(
  trx: Transaction,
  { intentId, amountCents }: Payment,
  { asked, refundedCents, dispute }: Reversal,
  now: Date,
): Promise<void> {
  const unmatched = await UnmatchedPaymentRow.lock(trx, intentId)
  if (!unmatched || asked <= unmatched.reversalAsked) return
  const isGone = refundedCents >= amountCents || dispute === 'lost'
  await unmatched.$query(trx).patch({
    reversalAsked: asked,
    ...(isGone && unmatched.state === 'open' && { state: 'returned', decidedAt: now }),
    ...(!isGone && unmatched.state === 'returned' && { state: 'open', decidedAt: null }),
  })
}

import type { Transaction } from 'objection'
import { UserRow } from '#api/accounts/user-row.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import type { Payment, Reversal } from './payments.ts'
import { StrayPaymentRow } from './stray-payment-row.ts'

type Fault = Pick<StrayPaymentRow, 'fault' | 'orderId'>

/** Puts money that fits no order before the owners, who are mailed once; later reports say where it is. */
export async function noteStray(
  { log, clock }: Services,
  trx: Transaction,
  payment: Payment,
  fault: Fault,
): Promise<void> {
  const { intentId, amountCents: cents, currency, reversal } = payment
  const now = clock.now()
  const stray = { stripePaymentIntentId: intentId, ...fault, cents, currency, foundAt: now }
  if (await StrayPaymentRow.note(trx, stray)) {
    log.error({ intentId, cents, currency }, 'a payment does not fit its order')
    await tellOwners(trx, stray)
  }
  if (reversal) await followMoney(trx, payment, reversal, now)
}

async function tellOwners(
  trx: Transaction,
  {
    fault,
    cents,
    currency,
    foundAt: now,
  }: Fault & Pick<StrayPaymentRow, 'cents' | 'currency' | 'foundAt'>,
): Promise<void> {
  const content = {
    template: 'stray-payment',
    fault,
    amount: formatPrice({ cents, currency }),
  } as const
  for (const { id: userId, email: recipient } of await UserRow.owners(trx)) {
    await enqueueMail(trx, { userId, recipient, now }, content)
  }
}

/** It may come back after it went: no bank took it. Then the next refund is another one. */
async function followMoney(
  trx: Transaction,
  { intentId, amountCents }: Payment,
  { asked, refundedCents, dispute }: Reversal,
  now: Date,
): Promise<void> {
  const stray = await StrayPaymentRow.lock(trx, intentId)
  if (!stray || asked <= stray.reversalAsked) return
  const isGone = refundedCents >= amountCents || dispute === 'lost'
  await stray.$query(trx).patch({
    reversalAsked: asked,
    ...(isGone && stray.state === 'open' && { state: 'returned', decidedAt: now }),
    ...(!isGone && stray.state === 'returned' && { state: 'open', decidedAt: null }),
  })
}

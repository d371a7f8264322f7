import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import type { Services } from '#api/services.ts'
import type { Payment, PaymentEvent } from './payments.ts'
import { PaymentEventRow } from './payment-event-row.ts'
import { settle } from './settle.ts'

/**
 * Stores the event's id and its effect in one transaction. A repeated event therefore has no second effect.
 */
export async function receiveEvent(
  services: Services,
  { rawBody, signature }: { rawBody: Buffer; signature: string },
): Promise<void> {
  const { payments, database, clock, mailer, anchoring } = services
  const event = payments.readEvent(rawBody, signature)
  if (await PaymentEventRow.isKnown(database, event.id)) {
    await database.transaction(confirmEarlier)
    return
  }
  const payment = await paymentOf(services, event)

  await database.transaction(async (trx) => {
    const isNew = await PaymentEventRow.record(trx, {
      id: event.id,
      type: event.type,
      paymentIntentId: event.intentId ?? null,
      receivedAt: clock.now(),
    })
    if (!isNew) await confirmEarlier(trx)
    if (!isNew || !payment) return
    await PaymentEventRow.conclude(trx, event.id, await settle(services, trx, payment))
    failpoint('checkout.before_commit')
  })
  failpoint('checkout.after_commit')
  mailer.wake()
  anchoring.wake()
}

/**
 * Returns the payment of an event. An event about a refund or dispute has only the payment's id. In this
 * case, fetches the payment.
 */
async function paymentOf(
  { payments }: Services,
  { intentId, payment }: PaymentEvent,
): Promise<Payment | undefined> {
  return payment ?? (intentId === undefined ? undefined : payments.findPayment(intentId))
}

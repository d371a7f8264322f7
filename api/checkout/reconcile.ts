import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import type { Payment } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

const UNREPORTED_AFTER_MS = 5 * 60_000
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60_000
const ORDERS_PER_RUN = 50

/**
 * Asks the provider about orders whose report may be lost, and once more about each that was paid,
 * lest it was paid twice; answers how many it asked about.
 */
export async function reconcile(services: Services): Promise<number> {
  const now = services.clock.now()
  const orders = await PurchaseRow.takeUnasked(services.database, {
    olderThan: new Date(now.getTime() - UNREPORTED_AFTER_MS),
    youngerThan: new Date(now.getTime() - FORGOTTEN_AFTER_MS),
    now,
    limit: ORDERS_PER_RUN,
  })
  for (const order of orders) {
    await reconcileOne(services, order).catch((error: unknown) => {
      services.log.warn({ orderId: order.id, err: describeError(error) }, 'order not reconciled')
    })
  }
  return orders.length
}

async function reconcileOne(services: Services, order: PurchaseRow): Promise<void> {
  for (const payment of await findPayments(services, order)) await settlePayment(services, payment)
}

/** All of the order: one may have been lost before we stored it, or been paid beside another. */
async function findPayments(
  { payments, database }: Services,
  { id: orderId, userId, stripePaymentIntentId: intentId }: PurchaseRow,
): Promise<Payment[]> {
  const user = await UserRow.query(database).findById(userId)
  const customerId = user?.stripeCustomerId ?? undefined
  const listed =
    customerId === undefined ? [] : await payments.listPayments({ orderId, customerId })
  const isListed = listed.some((payment) => payment.intentId === intentId)
  return intentId === null || isListed ? listed : [...listed, await payments.findPayment(intentId)]
}

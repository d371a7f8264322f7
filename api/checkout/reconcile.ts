import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { settlePayment } from './settle-payment.ts'

const UNREPORTED_AFTER_MS = 5 * 60_000
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60_000
const ORDERS_PER_RUN = 50

/** Asks the provider about orders whose report may be lost; answers how many it asked about. */
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
  const payment = await findPayment(services, order)
  if (!payment) return
  await PurchaseRow.keepIntent(services.database, order.id, payment.intentId)
  await settlePayment(services, payment)
}

/** An order without a payment may have lost it between the provider's answer and our storing it. */
async function findPayment({ payments, database }: Services, order: PurchaseRow) {
  const { id: orderId, userId, stripePaymentIntentId: intentId } = order
  if (intentId !== null) return payments.findPayment(intentId)
  const user = await UserRow.query(database).findById(userId)
  const customerId = user?.stripeCustomerId ?? undefined
  return customerId === undefined ? undefined : payments.findPaymentOfOrder({ orderId, customerId })
}

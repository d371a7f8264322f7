import { PurchaseRow } from './purchase-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { type CurrentOrder, PAID_TWICE } from '#contracts/checkout/checkout.ts'
import { ORDER_STATE } from './order-state.ts'
import { isOutage, PaymentRefused } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Returns the buyer's order. While the order is open, asks the provider for its state, because a webhook can
 * come late. The number of these requests is limited, because a page can call this function at any time.
 */
export async function findCurrentOrder(
  services: Services,
  user: SignedInUser | null,
): Promise<CurrentOrder> {
  if (!user) return { state: 'none', message: null }
  if (await PurchaseRow.inForce(services.database, user.id)) {
    return { state: 'completed', message: null }
  }
  const second = await PurchaseRow.paidBy(services.database, user.id)
    .whereNotNull('refundDueAt')
    .first()
  if (second) return { state: 'failed', message: PAID_TWICE }
  const order = await PurchaseRow.openOrder(services.database, user.id)
  if (!order?.stripePaymentIntentId) return { state: 'none', message: null }

  if (!(await PurchaseRow.claimAsk(services.database, order.id, services.clock.now()))) {
    return readLastState(order)
  }
  const payment = await askProvider(services, order.stripePaymentIntentId)
  if (!payment) return { state: 'processing', message: null }
  const { outcome } = await settlePayment(services, payment)
  const isPaid = payment.status === 'succeeded'
  const isGone = isPaid && !(await PurchaseRow.inForce(services.database, user.id))
  if (outcome !== 'applied' || isGone) {
    const isSecond = outcome === 'applied'
    const message = isSecond ? PAID_TWICE : new ApiError('PAYMENT_FAILED').message
    return { state: 'failed', message }
  }
  return { state: ORDER_STATE[payment.status], message: payment.error }
}

/** Returns the last reported state. Without a report, the order counts as processing. */
function readLastState({ lastState, lastError }: PurchaseRow): CurrentOrder {
  return { state: lastState ?? 'processing', message: lastState === 'failed' ? lastError : null }
}

/** Returns the payment, or undefined when the provider is not reachable or returns an error. */
async function askProvider({ payments }: Services, intentId: string) {
  return payments.findPayment(intentId).catch((error: unknown) => {
    if (isOutage(error) || error instanceof PaymentRefused) return undefined
    throw error
  })
}

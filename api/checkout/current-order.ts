import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { type CurrentOrder, PAID_TWICE } from '#contracts/checkout/checkout.ts'
import { ORDER_STATE } from './order-state.ts'
import { isOutage, PaymentRefused } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the provider while the order is open, so that access does not wait for a webhook. The provider is
 * asked only now and then, because pages ask as often as they like.
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

/** Without a report, the order still counts as processing. */
function readLastState({ lastState, lastError }: PurchaseRow): CurrentOrder {
  return { state: lastState ?? 'processing', message: lastState === 'failed' ? lastError : null }
}

/** Undefined while the provider is away or answers in error; the order then counts as processing. */
async function askProvider({ payments }: Services, intentId: string) {
  return payments.findPayment(intentId).catch((error: unknown) => {
    if (isOutage(error) || error instanceof PaymentRefused) return undefined
    throw error
  })
}

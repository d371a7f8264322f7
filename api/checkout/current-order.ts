import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { ApiError } from '#api/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { CurrentOrder, OrderState } from '#contracts/checkout.ts'
import { type Payment, PaymentRefused } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

const STATES: Record<Payment['status'], OrderState> = {
  open: 'none',
  declined: 'failed',
  cancelled: 'failed',
  processing: 'processing',
  succeeded: 'completed',
}

/** The provider is asked while the order is open, so that access does not wait for a webhook. */
export async function findCurrentOrder(
  services: Services,
  user: SignedInUser | null,
): Promise<CurrentOrder> {
  if (!user) return { state: 'none', message: null }
  if (await PurchaseRow.inForce(services.database, user.id)) {
    return { state: 'completed', message: null }
  }
  const order = await PurchaseRow.openOrder(services.database, user.id)
  if (!order?.stripePaymentIntentId) return { state: 'none', message: null }

  const payment = await askProvider(services, order.stripePaymentIntentId)
  if (!payment) return { state: 'processing', message: null }
  const { outcome } = await settlePayment(services, payment)
  if (outcome !== 'applied' || payment.isRefunded) {
    return { state: 'failed', message: new ApiError('PAYMENT_FAILED').message }
  }
  return { state: STATES[payment.status], message: payment.error }
}

/** Undefined while the provider is away: the answer is still to come. */
async function askProvider({ payments }: Services, intentId: string) {
  return payments.findPayment(intentId).catch((error: unknown) => {
    const isOutage = error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
    if (isOutage || error instanceof PaymentRefused) return undefined
    throw error
  })
}

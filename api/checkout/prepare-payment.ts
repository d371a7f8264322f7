import { PurchaseRow } from './purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/http/errors.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import type { Services } from '#api/services.ts'
import { findPayments } from './find-payments.ts'
import { type Payment, PaymentRefused } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

/** The time for which we rely on an idempotency key. The provider can delete a key after one day. */
const KEY_TRUSTED_MS = 12 * 60 * 60_000

/** Finds or creates the one payment that can pay the order now. */
export async function preparePayment(services: Services, order: PurchaseRow): Promise<Payment> {
  const payment = await findOrCreate(services, order).catch(async (error: unknown) => {
    if (!(error instanceof PaymentRefused)) throw error
    services.log.warn({ orderId: order.id, err: String(error.cause) }, 'payment refused')
    // The provider repeats its first response for a key. The next try therefore needs a new key.
    await PurchaseRow.nextVersion(services.database, order)
    throw new ApiError('PAYMENT_UNAVAILABLE')
  })
  if (payment.status === 'succeeded') {
    await settlePayment(services, payment)
    throw new ApiError('ALREADY_PREMIUM')
  }
  return payment
}

async function findOrCreate(services: Services, order: PurchaseRow): Promise<Payment> {
  const { database, price } = services
  const isAtPrice = order.priceCents === price.cents && order.currency === price.currency
  const earlier = await (isAtPrice ? findEarlier(services, order) : withdraw(services, order))
  const usable = chooseUsable(earlier, order)
  if (usable) return keep(services, order, usable)

  const isSpent = earlier.length > 0 || !isAtPrice
  const next = isSpent ? await PurchaseRow.nextVersion(database, order, price) : order
  return keep(services, next, await createPayment(services, next))
}

/**
 * Finds earlier payments that can pay the order. Returns an empty list as long as the idempotency key alone
 * prevents a second payment.
 */
async function findEarlier(services: Services, order: PurchaseRow): Promise<Payment[]> {
  const { stripePaymentIntentId: intentId, intentVersion, createdAt } = order
  const isFresh = services.clock.now().getTime() - createdAt.getTime() < KEY_TRUSTED_MS
  if (intentId === null && intentVersion === 1 && isFresh) return []
  const known = intentId === null ? undefined : await services.payments.findPayment(intentId)
  return known && known.status !== 'cancelled' ? [known] : findPayments(services, order)
}

/**
 * Cancels the order's payments with a former price, unless they are paid or processing. Returns all payments
 * of the order.
 */
async function withdraw(services: Services, order: PurchaseRow): Promise<Payment[]> {
  const payments = await findPayments(services, order)
  const cancelled = await Promise.all(
    payments.filter(canBePaid).map(({ intentId }) => services.payments.cancelPayment(intentId)),
  )
  if (cancelled.some(canBePaid)) throw new ApiError('PAYMENT_UNAVAILABLE')
  return [...payments.filter((payment) => !canBePaid(payment)), ...cancelled]
}

function canBePaid({ status }: Payment): boolean {
  return status === 'open' || status === 'declined'
}

/**
 * Returns the payment to use: a paid payment, else a processing payment, else an unpaid payment with the
 * order's price.
 */
function chooseUsable(
  payments: Payment[],
  { priceCents, currency }: PurchaseRow,
): Payment | undefined {
  return (
    payments.find(({ status }) => status === 'succeeded') ??
    payments.find(({ status }) => status === 'processing') ??
    payments.find(
      (payment) =>
        canBePaid(payment) && payment.amountCents === priceCents && payment.currency === currency,
    )
  )
}

async function createPayment(services: Services, order: PurchaseRow): Promise<Payment> {
  const { id: orderId, intentVersion: version, userId, priceCents: cents } = order
  const { currency, productType, productName } = order
  const customerId = await customerOf(services, userId, version)
  const ordered = { cents, currency, productType, productName }
  const request = { orderId, version, userId, customerId, ...ordered }
  const payment = await services.payments.createPayment(request)
  failpoint('checkout.after_intent')
  return payment
}

/** Stores the payment before the buyer gets it. A buyer can therefore pay only a stored payment. */
async function keep(services: Services, order: PurchaseRow, payment: Payment): Promise<Payment> {
  if (payment.status === 'succeeded') return payment
  const isKept = await PurchaseRow.keepIntent(services.database, order, payment.intentId)
  if (!isKept) throw new ApiError('PAYMENT_UNAVAILABLE')
  return payment
}

async function customerOf(
  { payments, database }: Services,
  userId: string,
  version: number,
): Promise<string> {
  const user = await UserRow.withId(database, userId)
  if (user?.stripeCustomerId) return user.stripeCustomerId
  const stripeCustomerId = await payments.createCustomer({ userId, version })
  failpoint('checkout.after_customer')
  await UserRow.keepCustomer(database, userId, stripeCustomerId)
  return stripeCustomerId
}

import { toAccountKey } from '#api/accounts/account-key.ts'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/errors.ts'
import { failpoint } from '#api/failpoint.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { CreatePaymentIntent, PaymentIntent } from '#contracts/checkout.ts'
import { type Payment, PaymentRefused } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

/** Within the time that a person is kept waiting before Retry is offered. */
const DEADLINE_MS = 9_000

/** The provider may forget an idempotency key after a day; then it is asked what it has first. */
const KEY_TRUSTED_MS = 12 * 60 * 60_000

/** The payment of the buyer's one open order, which is made before the provider hears of it. */
export async function openPayment(
  services: Services,
  { userEmail, userId, user }: CreatePaymentIntent & { user: SignedInUser },
): Promise<PaymentIntent> {
  const isOwn = userId === user.id && toAccountKey(userEmail) === toAccountKey(user.email)
  if (!isOwn) throw new ApiError('ACCESS_DENIED')
  if (user.hasPremiumAccess) throw new ApiError('ALREADY_PREMIUM')

  const order = await openOrder(services, user.id)
  failpoint('checkout.after_order')
  const { clientSecret } = await withinDeadline(prepareOnce(services, order))
  return { clientSecret, publishableKey: services.payments.publishableKey }
}

async function openOrder({ database, clock }: Services, userId: string): Promise<PurchaseRow> {
  return database.transaction(async (trx) => {
    const user = await UserRow.lock(trx, userId)
    if (!user) throw new ApiError('SIGN_IN_REQUIRED')
    if (await PurchaseRow.inForce(trx, userId)) throw new ApiError('ALREADY_PREMIUM')
    const open = await PurchaseRow.openOrder(trx, userId)
    return open ?? PurchaseRow.add(trx, { userId, createdAt: clock.now() })
  })
}

const RUNNING = new Map<string, Promise<Payment>>()

/** Clicks that come while the provider is being asked wait for the same answer. */
function prepareOnce(services: Services, order: PurchaseRow): Promise<Payment> {
  const running = RUNNING.get(order.id)
  if (running) return running
  const started = preparePayment(services, order).finally(() => RUNNING.delete(order.id))
  RUNNING.set(order.id, started)
  return started
}

async function preparePayment(services: Services, order: PurchaseRow): Promise<Payment> {
  const payment = await findOrCreate(services, order).catch(async (error: unknown) => {
    if (!(error instanceof PaymentRefused)) throw error
    services.log.warn({ orderId: order.id, err: String(error.cause) }, 'payment refused')
    // The provider replays its first answer for a key: the next try needs another one.
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
  const { payments, database, clock } = services
  const { stripePaymentIntentId: intentId } = order
  const known = intentId === null ? undefined : await payments.findPayment(intentId)
  if (known && known.status !== 'cancelled') return known

  if (known) await PurchaseRow.nextVersion(database, order)
  const version = order.intentVersion + (known ? 1 : 0)
  const customerId = await customerOf(services, order.userId, version)
  const request = { orderId: order.id, version, userId: order.userId, customerId }
  const isFresh = clock.now().getTime() - order.createdAt.getTime() < KEY_TRUSTED_MS
  const earlier =
    isFresh && version === 1 ? undefined : chooseUsable(await payments.listPayments(request))
  const payment = earlier ?? (await payments.createPayment(request))
  failpoint('checkout.after_intent')
  await PurchaseRow.keepIntent(database, order.id, payment.intentId)
  return payment
}

/** One that was paid outranks every other. */
function chooseUsable(payments: Payment[]): Payment | undefined {
  return (
    payments.find(({ status }) => status === 'succeeded') ??
    payments.find(({ status }) => status !== 'cancelled')
  )
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
  await UserRow.query(database).patch({ stripeCustomerId }).where({ id: userId, deletedAt: null })
  return stripeCustomerId
}

async function withinDeadline<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new ApiError('PAYMENT_UNAVAILABLE'))
    }, DEADLINE_MS)
  })
  return Promise.race([work, deadline]).finally(() => {
    clearTimeout(timer)
  })
}

import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { type Asker, lockAsker, requireAsker } from '#api/accounts/lock-asker.ts'
import { PurchaseRow } from './purchase-row.ts'
import { ApiError } from '#api/http/errors.ts'
import { accountKey } from '#api/http/route.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { CreatePaymentIntent, PaymentIntent } from '#contracts/checkout/checkout.ts'
import { isServedByMail } from './create-guest.ts'
import { findCurrentOrder } from './current-order.ts'
import { requireSale } from './guide-sale.ts'
import type { Payment } from './payments.ts'
import { preparePayment } from './prepare-payment.ts'

/**
 * The time limit for the preparation of a payment, in milliseconds. It is shorter than the time after which
 * the page shows Retry.
 */
const DEADLINE_MS = 9_000

/**
 * Returns the payment of the buyer's open order. Creates the order or the payment if it is missing. Stores
 * the order before the request to the provider.
 */
export async function openPayment(
  services: Services,
  {
    userEmail,
    userId,
    knownCheck,
    user,
    address,
  }: CreatePaymentIntent & { user: SignedInUser; address: string },
): Promise<PaymentIntent> {
  const isOwn = userId === user.id && toAccountKey(userEmail) === toAccountKey(user.email)
  if (!isOwn) throw new ApiError('ACCESS_DENIED')
  if (user.hasPremiumAccess) throw new ApiError('ALREADY_PREMIUM')
  // Another device may have paid for this address after the start of the buyer's session.
  if (await isServedByMail(services, { email: user.email, address }, user.id)) {
    throw new ApiError('ALREADY_PREMIUM')
  }

  await requireSale(services, knownCheck).catch(async (refusal: unknown) => {
    // A buyer who has paid already gets access, whatever the guide's checks say.
    const { state } = await findCurrentOrder(services, user)
    throw state === 'completed' ? new ApiError('ALREADY_PREMIUM') : refusal
  })

  const order = await openOrder(services, user)
  await services.limits.consume('payments', [accountKey(user.id)])
  failpoint('checkout.after_order')
  const { clientSecret, amountCents, currency } = await withinDeadline(prepareOnce(services, order))
  // The provider takes seconds, and the session may have ended meanwhile.
  await requireAsker(services.database, user)
  const { publishableKey } = services.payments
  return { clientSecret, publishableKey, cents: amountCents, currency }
}

async function openOrder({ database, clock, price }: Services, user: Asker): Promise<PurchaseRow> {
  const { id: userId } = user
  return database.transaction(async (trx) => {
    await lockAsker(trx, user)
    if (await PurchaseRow.inForce(trx, userId)) throw new ApiError('ALREADY_PREMIUM')
    const open = await PurchaseRow.openOrder(trx, userId)
    const ordered = { priceCents: price.cents, currency: price.currency }
    return open ?? PurchaseRow.add(trx, { userId, createdAt: clock.now(), ...ordered })
  })
}

const RUNNING = new Map<string, Promise<Payment>>()

/** Prepares the payment of an order. A second call for the same order gets the result of the first call. */
function prepareOnce(services: Services, order: PurchaseRow): Promise<Payment> {
  const running = RUNNING.get(order.id)
  if (running) return running
  const started = preparePayment(services, order).finally(() => RUNNING.delete(order.id))
  RUNNING.set(order.id, started)
  return started
}

async function withinDeadline<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ApiError('PAYMENT_UNAVAILABLE')), DEADLINE_MS)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}

import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { newAddress, startOrder } from './checkout.ts'
import type { StripeDouble } from './stripe-double.ts'

/** A buyer who sees the card form. The order already has a payment at the provider. */
export interface Buyer {
  browser: HttpClient
  email: string
  userId: string
  intentId: string
  orderId: string
}

export async function startBuyer(app: TestApp): Promise<Buyer> {
  const [browser, email] = [app.visit(), newAddress()]
  const { guest, clientSecret } = await startOrder(browser, email)
  const intentId = clientSecret.replace('_secret', '')
  const [order] = await PurchaseRow.ofUser(app.services.database, guest.userId)
  return { browser, email, userId: guest.userId, intentId, orderId: order?.id ?? '' }
}

/** Starts a buyer, and pays. The server has received the provider's report about the payment. */
export async function startPaidBuyer(app: TestApp, stripe: StripeDouble): Promise<Buyer> {
  const buyer = await startBuyer(app)
  stripe.pay(buyer.intentId)
  await deliverAll(app, stripe)
  stripe.events.length = 0
  return buyer
}

/** Presses "Continue" again. A buyer can do this in a second tab. */
export function clickAgain({ browser, email: userEmail, userId }: Buyer): Promise<Reply> {
  return browser.post('/api/create-payment-intent', { userEmail, userId })
}

export async function hasAccess({ browser }: Pick<Buyer, 'browser'>): Promise<boolean> {
  const { body } = await browser.get('/api/user')
  return (body as { hasPremiumAccess: boolean }).hasPremiumAccess
}

/** Delivers all events of the provider in their order. Returns the HTTP statuses. */
export async function deliverAll(app: TestApp, stripe: StripeDouble): Promise<number[]> {
  const statuses: number[] = []
  for (const event of stripe.events) statuses.push(await stripe.deliver(app.url, event))
  return statuses
}

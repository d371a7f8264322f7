import { randomBytes } from 'node:crypto'
import type { HttpClient } from '#tests/support/server/http-client.ts'

export function newAddress(): string {
  return `buyer-${randomBytes(6).toString('hex')}@example.com`
}

interface Order {
  guest: { userId: string; email: string; hasPremiumAccess: boolean }
  clientSecret: string
}

/** Does the first steps of the checkout, up to the card form. */
export async function startOrder(browser: HttpClient, email: string): Promise<Order> {
  const { status, body } = await browser.post('/api/create-guest-user', { email })
  if (status !== 200) throw new Error(`no guest: ${String(status)} ${JSON.stringify(body)}`)
  const guest = body as Order['guest']
  const intent = await browser.post('/api/create-payment-intent', {
    userEmail: guest.email,
    userId: guest.userId,
  })
  if (intent.status !== 200) throw new Error(`no intent: ${JSON.stringify(intent.body)}`)
  return { guest, clientSecret: (intent.body as { clientSecret: string }).clientSecret }
}

/** Does the whole checkout in the sandbox. The card is accepted. */
export async function buy(browser: HttpClient, email: string): Promise<Order> {
  const order = await startOrder(browser, email)
  const { clientSecret } = order
  const card = { clientSecret, cardNumber: '4242424242424242' }
  const { status } = await browser.post('/api/sandbox/payments/confirm', card)
  if (status !== 200) throw new Error(`not paid: ${String(status)}`)
  return order
}

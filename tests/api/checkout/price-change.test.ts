import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { PaymentEventRow } from '#api/checkout/payment-event-row.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { PRICE } from '#contracts/checkout/checkout.ts'
import type { UserExport } from '#contracts/privacy/user-export.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { readMail } from '#tests/support/server/mail.ts'
import {
  type Buyer,
  clickAgain,
  deliverAll,
  hasAccess,
  startBuyer,
} from '#tests/support/checkout/stripe-buyer.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'

const stripe = await startStripeDouble()
const app = await startTestApp({ env: stripe.env })
const admin = await app.signIn(await app.buildAdmin())
beforeEach(() => {
  stripe.events.length = 0
})
afterEach(() => {
  app.services.price = PRICE
})

const NEW_PRICE = { cents: 2499, currency: 'usd' }
const MINUTE_MS = 60_000

const changePrice = () => {
  app.services.price = NEW_PRICE
}
const stored = ({ userId }: Pick<Buyer, 'userId'>) =>
  PurchaseRow.ofUser(app.services.database, userId)
const paymentsOf = ({ orderId }: Buyer) =>
  stripe.intentsOf(orderId).map(({ status, amount }) => [status, amount])

describe('a price that changes', () => {
  const STEPS: [name: string, take: (buyer: Buyer) => unknown][] = [
    ['the payment', ({ intentId }) => stripe.pay(intentId)],
    ['the report of it', () => deliverAll(app, stripe)],
    ['the question of the page', ({ browser }) => browser.get('/api/orders/current')],
    ['the reconciling', () => reconcileLater()],
    ['the refund', ({ intentId }) => stripe.refund(intentId)],
    ['the report of that', () => deliverAll(app, stripe)],
  ]

  test.each(STEPS.map(([name], at) => [name, at] as const))(
    'before %s leaves what was ordered as it was',
    async (_, at) => {
      const buyer = await startBuyer(app)
      for (const [index, [, take]] of STEPS.entries()) {
        if (index === at) changePrice()
        await take(buyer)
        if (index === 1) expect(await hasAccess(buyer)).toBe(true)
      }
      expect(await hasAccess(buyer)).toBe(false)
      expect(await stored(buyer)).toMatchObject([
        { amount: '19.99', priceCents: 1999, currency: 'usd', refundReason: 'refund' },
      ])
    },
  )

  test('before a report that is lost leaves the access to the reconciling job', async () => {
    const buyer = await startBuyer(app)
    stripe.pay(buyer.intentId)
    changePrice()
    await reconcileLater()
    expect(await hasAccess(buyer)).toBe(true)
  })

  test.each([
    ['lost', false],
    ['won', true],
  ] as const)('before a dispute is %s', async (status, isOpen) => {
    const buyer = await startBuyer(app)
    stripe.pay(buyer.intentId)
    await deliverAll(app, stripe)
    changePrice()
    stripe.dispute(buyer.intentId)
    await deliverAll(app, stripe)
    expect(await stored(buyer)).toMatchObject([{ disputedAt: expect.any(Date) as Date }])
    stripe.closeDispute(buyer.intentId, status)
    await deliverAll(app, stripe)
    expect(await hasAccess(buyer)).toBe(isOpen)
  })

  async function reconcileLater() {
    app.clock.advance(6 * MINUTE_MS)
    await reconcile(app.services)
  }
})

describe('a click after the price has changed', () => {
  test('cancels the payment at the old price, and goes on at the new one', async () => {
    const buyer = await startBuyer(app)
    changePrice()
    expect(await clickAgain(buyer)).toMatchObject({ status: 200, body: NEW_PRICE })

    expect(paymentsOf(buyer)).toEqual([
      ['canceled', 1999],
      ['requires_payment_method', 2499],
    ])
    await deliverAll(app, stripe)
    stripe.pay(stripe.intentsOf(buyer.orderId)[1]?.id ?? '')
    await deliverAll(app, stripe)
    expect(await hasAccess(buyer)).toBe(true)
    expect(app.logLines().join('')).not.toContain('a payment does not match its order')
  })

  test('answers the price of the payment as long as it has not changed', async () => {
    const buyer = await startBuyer(app)
    const { cents, currency } = PRICE
    expect((await clickAgain(buyer)).body).toMatchObject({ cents, currency })
    expect(paymentsOf(buyer)).toHaveLength(1)
  })

  test('settles what was paid at the old price', async () => {
    const buyer = await startBuyer(app)
    stripe.pay(buyer.intentId)
    changePrice()
    expect((await clickAgain(buyer)).body).toMatchObject({ error: 'ALREADY_PREMIUM' })
    expect(await hasAccess(buyer)).toBe(true)
    expect(paymentsOf(buyer)).toEqual([['succeeded', 1999]])
  })

  test('settles what is paid while it cancels', async () => {
    const buyer = await startBuyer(app)
    changePrice()
    const letGo = stripe.holdNextRead()
    const click = clickAgain(buyer)
    await expect.poll(() => stripe.heldReads).toBe(1)
    stripe.pay(buyer.intentId)
    letGo()
    expect((await click).body).toMatchObject({ error: 'ALREADY_PREMIUM' })
    expect(await hasAccess(buyer)).toBe(true)
    expect(await stored(buyer)).toMatchObject([{ amount: '19.99' }])
  })

  test('leaves alone what is on its way from the bank', async () => {
    const buyer = await startBuyer(app)
    stripe.process(buyer.intentId)
    changePrice()
    expect((await clickAgain(buyer)).body).toMatchObject({ cents: 1999 })
    expect(paymentsOf(buyer)).toEqual([['processing', 1999]])
    stripe.pay(buyer.intentId)
    await deliverAll(app, stripe)
    expect(await hasAccess(buyer)).toBe(true)
  })

  test('cancels also a payment of which every answer was lost', async () => {
    const browser = app.visit()
    const email = `${crypto.randomUUID()}@example.com`
    const { body } = await browser.post('/api/create-guest-user', { email })
    const { userId } = body as { userId: string }
    const click = () => browser.post('/api/create-payment-intent', { userEmail: email, userId })
    stripe.faults = ['none', 'drop', 'drop']
    expect((await click()).status).toBe(503)
    changePrice()
    expect(await click()).toMatchObject({ status: 200, body: NEW_PRICE })
    const [order] = await stored({ userId })
    expect(stripe.intentsOf(order?.id ?? '').map(({ status }) => status)).toEqual([
      'canceled',
      'requires_payment_method',
    ])
  })

  test('keeps the old price while it cannot be cancelled', async () => {
    const buyer = await startBuyer(app)
    changePrice()
    stripe.faults = ['error']
    expect((await clickAgain(buyer)).body).toMatchObject({ error: 'PAYMENT_UNAVAILABLE' })
    stripe.pay(buyer.intentId)
    await deliverAll(app, stripe)
    expect(await hasAccess(buyer)).toBe(true)
  })

  test('hands out no payment that the order has moved on from meanwhile', async () => {
    const buyer = await startBuyer(app)
    const letGo = stripe.holdNextRead()
    const click = clickAgain(buyer)
    await expect.poll(() => stripe.heldReads).toBe(1)
    // Gives the order a new version. Another process with a new price would do this.
    const [order] = await stored(buyer)
    if (!order) throw new Error('no order')
    await PurchaseRow.nextVersion(app.services.database, order, NEW_PRICE)
    letGo()
    expect((await click).body).toMatchObject({ error: 'PAYMENT_UNAVAILABLE' })
  })
})

test('a late report of the cancelled payment neither fails the order nor raises an alarm', async () => {
  const buyer = await startBuyer(app)
  stripe.decline(buyer.intentId)
  changePrice()
  await clickAgain(buyer)
  await deliverAll(app, stripe)
  const kept = await PaymentEventRow.query(app.services.database).where({
    purchaseId: buyer.orderId,
  })
  expect(kept.map(({ outcome }) => outcome)).toEqual(['ignored', 'ignored'])
  expect(await stored(buyer)).toMatchObject([{ status: 'pending', amount: '24.99' }])
})

test('list, file, export and receipt tell what was paid, whatever the guide costs now', async () => {
  const buyer = await startBuyer(app)
  changePrice()
  await clickAgain(buyer)
  stripe.pay(stripe.intentsOf(buyer.orderId)[1]?.id ?? '')
  await deliverAll(app, stripe)
  app.services.price = { cents: 999, currency: 'eur' }

  const { body } = await admin.get(`/api/admin/purchases?search=${buyer.email}`)
  expect(body).toMatchObject([{ amount: '24.99', currency: 'usd', status: 'completed' }])
  const file = await admin.get('/api/admin/purchases.csv')
  const line = String(file.body)
    .split('\r\n')
    .find((text) => text.includes(buyer.email))
  expect(line).toContain('24.99,usd')
  const receipt = await readMail(app, buyer.email, 'Your receipt for the visa guide')
  expect(receipt.text).toContain('US visa interview success guide: $24.99, paid on')
  await app.services
    .database('users')
    .where({ id: buyer.userId })
    .update({ isGuest: false, emailConfirmedAt: new Date() })
  await app.services
    .database('sessions')
    .where({ userId: buyer.userId })
    .update({ provedAt: new Date() })
  const exported = (await buyer.browser.get('/api/user/export')).body as UserExport
  expect(exported.purchases).toMatchObject([{ amount: '24.99', currency: 'usd' }])
})

import { beforeEach, describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { hasAccess, startBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { openShop } from './shop.ts'

const shop = await openShop()
beforeEach(() => {
  shop.reset()
})

async function startGuest() {
  const [browser, email] = [shop.app.visit(), newAddress()]
  const { body } = await browser.post('/api/create-guest-user', { email })
  const { userId } = body as { userId: string }
  const ask = () => browser.post('/api/create-payment-intent', { userEmail: email, userId })
  const intents = () =>
    [...shop.stripe.intents.values()].filter((i) => i.metadata.user_id === userId)
  return { browser, email, userId, ask, intents }
}

describe('an order', () => {
  test('is asked of the provider once through twenty parallel clicks', async () => {
    const guest = await startGuest()
    const answers = await Promise.all(Array.from({ length: 20 }, guest.ask))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(guest.intents()).toHaveLength(1)
    expect(await PurchaseRow.ofUser(shop.app.services.database, guest.userId)).toHaveLength(1)
    expect(guest.intents()[0]).toMatchObject({ amount: 1999, currency: 'usd' })
  })

  test('keeps its one payment when the first answer is lost', async () => {
    const guest = await startGuest()
    shop.stripe.faults = ['none', 'drop']
    expect((await guest.ask()).status).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('keeps its one payment when all answers are lost and the buyer retries', async () => {
    const guest = await startGuest()
    shop.stripe.faults = ['none', 'drop', 'drop']
    expect(await guest.ask()).toMatchObject({
      status: 503,
      body: { error: 'PAYMENT_UNAVAILABLE' },
    })
    expect((await guest.ask()).status).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('gets past an answer in error, which the provider would replay for ever', async () => {
    const guest = await startGuest()
    shop.stripe.faults = ['none', 'error']
    expect((await guest.ask()).status).toBe(503)
    expect((await guest.ask()).status).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('gets past an answer in error about the customer', async () => {
    const guest = await startGuest()
    shop.stripe.faults = ['error']
    expect((await guest.ask()).status).toBe(503)
    expect((await guest.ask()).status).toBe(200)
  })

  test('says within ten seconds that the provider hangs', async () => {
    const guest = await startGuest()
    shop.stripe.faults = ['none', 'hang', 'hang', 'hang']
    const began = performance.now()
    expect((await guest.ask()).body).toMatchObject({ error: 'PAYMENT_UNAVAILABLE' })
    expect(performance.now() - began).toBeLessThan(10_000)
    shop.stripe.faults = []
    await expect.poll(async () => (await guest.ask()).status).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('that was cancelled at the provider gets another payment', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.cancel(buyer.intentId)
    await shop.deliver()
    expect((await buyer.browser.get('/api/orders/current')).body).toMatchObject({ state: 'failed' })

    const again = { userEmail: buyer.email, userId: buyer.userId }
    expect((await buyer.browser.post('/api/create-payment-intent', again)).status).toBe(200)
    expect(shop.stripe.intentsOf(buyer.orderId).map(({ status }) => status)).toEqual([
      'canceled',
      'requires_payment_method',
    ])
  })

  test('that was paid already is not paid again', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    const again = { userEmail: buyer.email, userId: buyer.userId }
    expect((await buyer.browser.post('/api/create-payment-intent', again)).body).toMatchObject({
      error: 'ALREADY_PREMIUM',
    })
    expect(await hasAccess(buyer)).toBe(true)
  })
})

describe('administrators', () => {
  test('see all purchases, in pages and as a file', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    await shop.deliver()

    const list = await shop.admin.get('/api/admin/purchases?limit=1')
    expect(list.body).toMatchObject([
      { email: buyer.email, amount: '19.99', status: 'completed', isRefundDue: false },
    ])
    expect(Number(list.headers.get('X-Total-Count'))).toBeGreaterThan(1)

    const file = await shop.admin.get('/api/admin/purchases.csv')
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const [head, first] = String(file.body).split('\r\n')
    expect(head).toContain('id,userId,email')
    expect(first).toContain(`,${buyer.email},`)
  })

  test('find a purchase by its address or its payment, and among those of one status', async () => {
    const buyer = await startBuyer(shop.app)
    const find = async (query: Record<string, string>) => {
      const { body } = await shop.admin.get(
        `/api/admin/purchases?${new URLSearchParams(query).toString()}`,
      )
      return (body as { id: string }[]).map(({ id }) => id)
    }
    const { email, intentId, orderId } = buyer
    expect(await find({ search: ` ${email.slice(2).toUpperCase()} ` })).toEqual([orderId])
    expect(await find({ search: intentId })).toEqual([orderId])
    expect(await find({ search: intentId.slice(1) })).toEqual([])
    expect(await find({ search: email.replace('-', '_') })).toEqual([])
    expect(await find({ search: email, status: 'pending' })).toEqual([orderId])
    expect(await find({ search: email, status: 'completed' })).toEqual([])
    expect(await find({ search: email, refundDue: 'true' })).toEqual([])
  })
})

test('a session that ends while the provider is asked gets no secret of a payment', async () => {
  const app = await startTestApp({
    services: ({ database, payments }) => {
      const createPayment: typeof payments.createPayment = async (request) => {
        await database('sessions').where({ userId: request.userId }).delete()
        return payments.createPayment(request)
      }
      return {
        payments: Object.assign(Object.create(payments) as typeof payments, { createPayment }),
      }
    },
  })
  const { user, browser } = await app.join()
  const asked = { userEmail: user.email, userId: user.id }
  const reply = await browser.post('/api/create-payment-intent', asked)
  expect(reply).toMatchObject({ status: 401, body: { error: 'SIGN_IN_REQUIRED' } })
})

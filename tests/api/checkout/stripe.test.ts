import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { PaymentEventRow } from '#api/checkout/payment-event-row.ts'
import { writePurchasesCsv } from '#api/checkout/purchases-csv.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import type { Purchase } from '#contracts/purchases.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { breakingsOf } from '#tests/support/contracts/hostile-values.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readMails } from '#tests/support/server/mail.ts'
import {
  type Buyer,
  deliverAll as deliverAllOf,
  hasAccess,
  startBuyer as startBuyerOf,
} from '#tests/support/checkout/stripe-buyer.ts'
import { startStripeDouble, type StripeDouble } from '#tests/support/checkout/stripe-double.ts'

let stripe: StripeDouble
let app: TestApp
let admin: HttpClient
beforeAll(async () => {
  stripe = await startStripeDouble()
  app = await startTestApp({ env: stripe.env })
  admin = await app.signIn(await app.buildAdmin())
})
afterAll(async () => {
  await app.close()
  await stripe.stop()
})
beforeEach(() => {
  stripe.events.length = 0
  stripe.faults = []
  stripe.isAway = false
})

async function startGuest() {
  const [browser, email] = [app.visit(), newAddress()]
  const { body } = await browser.post('/api/create-guest-user', { email })
  const { userId } = body as { userId: string }
  const ask = () => browser.post('/api/create-payment-intent', { userEmail: email, userId })
  const intents = () => [...stripe.intents.values()].filter((i) => i.metadata.user_id === userId)
  return { browser, email, userId, ask, intents }
}

const stored = (buyer: Buyer) => PurchaseRow.ofUser(app.services.database, buyer.userId)
const startBuyer = () => startBuyerOf(app)
const deliverAll = () => deliverAllOf(app, stripe)

describe('an order', () => {
  test('is asked of the provider once through twenty parallel clicks', async () => {
    const guest = await startGuest()
    const answers = await Promise.all(Array.from({ length: 20 }, guest.ask))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(guest.intents()).toHaveLength(1)
    expect(await PurchaseRow.ofUser(app.services.database, guest.userId)).toHaveLength(1)
    expect(guest.intents()[0]).toMatchObject({ amount: 1999, currency: 'usd' })
  })

  test('keeps its one payment when the first answer is lost', async () => {
    const guest = await startGuest()
    stripe.faults = ['none', 'drop']
    expect((await guest.ask()).status).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('keeps its one payment when all answers are lost and the buyer retries', async () => {
    const guest = await startGuest()
    stripe.faults = ['none', 'drop', 'drop']
    expect(await guest.ask()).toMatchObject({
      status: 503,
      body: { error: 'PAYMENT_UNAVAILABLE' },
    })
    expect((await guest.ask()).status).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('gets past an answer in error, which the provider would replay for ever', async () => {
    const guest = await startGuest()
    stripe.faults = ['none', 'error']
    expect((await guest.ask()).status).toBe(503)
    expect((await guest.ask()).status).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('gets past an answer in error about the customer', async () => {
    const guest = await startGuest()
    stripe.faults = ['error']
    expect((await guest.ask()).status).toBe(503)
    expect((await guest.ask()).status).toBe(200)
  })

  test('says within ten seconds that the provider hangs', async () => {
    const guest = await startGuest()
    stripe.faults = ['none', 'hang', 'hang', 'hang']
    const began = performance.now()
    expect((await guest.ask()).body).toMatchObject({ error: 'PAYMENT_UNAVAILABLE' })
    expect(performance.now() - began).toBeLessThan(10_000)
    stripe.faults = []
    await expect.poll(async () => (await guest.ask()).status, { timeout: 10_000 }).toBe(200)
    expect(guest.intents()).toHaveLength(1)
  })

  test('that was cancelled at the provider gets another payment', async () => {
    const buyer = await startBuyer()
    stripe.cancel(buyer.intentId)
    await deliverAll()
    expect((await buyer.browser.get('/api/orders/current')).body).toMatchObject({ state: 'failed' })

    const again = { userEmail: buyer.email, userId: buyer.userId }
    expect((await buyer.browser.post('/api/create-payment-intent', again)).status).toBe(200)
    expect(stripe.intentsOf(buyer.orderId).map(({ status }) => status)).toEqual([
      'canceled',
      'requires_payment_method',
    ])
  })

  test('that was paid already is not paid again', async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    const again = { userEmail: buyer.email, userId: buyer.userId }
    expect((await buyer.browser.post('/api/create-payment-intent', again)).body).toMatchObject({
      error: 'ALREADY_PREMIUM',
    })
    expect(await hasAccess(buyer)).toBe(true)
  })
})

describe('the report of a payment', () => {
  test('gives access, once, however often it comes at the same time', async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    const [event] = stripe.events
    if (!event) throw new Error('no event')

    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => stripe.deliver(app.url, event)),
    )

    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await hasAccess(buyer)).toBe(true)
    const subjects = (await readMails(app, buyer.email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'Set a password for your guide',
      'Your receipt for the visa guide',
    ])
  })

  test('that comes before we know of the payment finds its order', async () => {
    const buyer = await startBuyer()
    await PurchaseRow.change(app.services.database, buyer.orderId, { stripePaymentIntentId: null })
    stripe.pay(buyer.intentId)
    await deliverAll()
    expect(await hasAccess(buyer)).toBe(true)
  })

  test('that is lost is made up for by asking', async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    expect(await hasAccess(buyer)).toBe(false)

    app.clock.advance(6 * 60_000)
    await reconcile(app.services)
    expect(await hasAccess(buyer)).toBe(true)
    app.clock.set()
  })

  test('that is lost together with the id of the payment is made up for by asking', async () => {
    const buyer = await startBuyer()
    await PurchaseRow.change(app.services.database, buyer.orderId, { stripePaymentIntentId: null })
    stripe.pay(buyer.intentId)
    app.clock.advance(6 * 60_000)
    await reconcile(app.services)
    expect(await hasAccess(buyer)).toBe(true)
    app.clock.set()
  })

  test.each([
    ['a smaller amount', { amount: 1, amount_received: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another user', { metadata: { user_id: '00000000-0000-4000-8000-000000000000' } }],
  ])('of %s gives no access and is told to us', async (_, change) => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    const event = JSON.parse(stripe.events[0]?.payload ?? '') as {
      id: string
      data: { object: { metadata: object } }
    }
    const { object } = event.data
    const metadata = { ...object.metadata, ...('metadata' in change ? change.metadata : {}) }
    const payload = JSON.stringify({
      ...event,
      data: { object: { ...object, ...change, metadata } },
    })

    expect((await stripe.post(app.url, payload, stripe.sign(payload))).status).toBe(200)

    expect(await hasAccess(buyer)).toBe(false)
    expect(app.logLines().join('')).toContain('a payment does not fit its order')
    const kept = await PaymentEventRow.query(app.services.database).findById(event.id)
    expect(kept).toMatchObject({ outcome: 'mismatch', purchaseId: buyer.orderId })
  })

  test('of somebody else is taken and changes nothing', async () => {
    const payload = JSON.stringify({
      id: 'evt_foreign',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: 'pi_foreign',
          client_secret: null,
          status: 'succeeded',
          amount: 5,
          amount_received: 5,
          currency: 'usd',
          metadata: {},
          last_payment_error: null,
        },
      },
    })
    expect((await stripe.post(app.url, payload, stripe.sign(payload))).status).toBe(200)
    const kept = await PaymentEventRow.query(app.services.database).findById('evt_foreign')
    expect(kept).toMatchObject({ outcome: 'unknown', purchaseId: null })
  })

  test('of no type that we know is taken', async () => {
    const payload = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'x.y',
      data: { object: {} },
    })
    expect((await stripe.post(app.url, payload, stripe.sign(payload))).status).toBe(200)
  })
})

describe('a signed event', () => {
  test('of whatever shape is taken or refused, and never fails', { timeout: 120_000 }, async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    await deliverAll()
    stripe.refund(buyer.intentId)
    const statuses = new Set<number>()
    for (const { payload } of stripe.events.slice(0, 2)) {
      const event = JSON.parse(payload) as unknown
      for (const { of } of breakingsOf(event)) {
        const broken = of(event)
        const { status } = await stripe.post(app.url, broken, stripe.sign(broken))
        if (status >= 500) expect.fail(`${String(status)} to ${broken.slice(0, 2000)}`)
        statuses.add(status)
      }
    }
    expect([...statuses].sort()).toEqual([200, 400])
  })
})

describe('a webhook call is refused', () => {
  const payload = '{"id":"evt_1",  "object":"event","type":"x.y","data":{"object":{}}}'
  const now = () => Math.floor(Date.now() / 1000)

  test.each([
    ['without a signature', () => ''],
    ['with a wrong signature', () => stripe.sign(`${payload} `)],
    ['with one that is older than five minutes', () => stripe.sign(payload, now() - 301)],
    ['with nonsense for a signature', () => 't=1,v1=x'],
  ])('%s', async (_, sign) => {
    const response = await stripe.post(app.url, payload, sign())
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'WEBHOOK_INVALID' },
    ])
  })

  test('when one byte of what was signed is changed, and taken with its own white space', async () => {
    const signature = stripe.sign(payload)
    expect((await stripe.post(app.url, payload.replace('x.y', 'x.z'), signature)).status).toBe(400)
    expect((await stripe.post(app.url, payload, signature)).status).toBe(200)
  })

  test('with ten megabytes, without reading them', async () => {
    const big = new Uint8Array(10_000_000)
    const status = await stripe.post(app.url, big, 't=1,v1=x').then(
      (response) => response.status,
      // The connection may end before all was written.
      () => 413,
    )
    expect(status).toBe(413)
  })
})

describe('refund and dispute', () => {
  test('a full refund ends the access, whichever report comes first', async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    stripe.refund(buyer.intentId)
    stripe.events.reverse()
    expect(await deliverAll()).toEqual([200, 200])
    expect(await hasAccess(buyer)).toBe(false)
    const [purchase] = await stored(buyer)
    expect(purchase).toMatchObject({ status: 'completed', refundedAt: expect.any(Date) as Date })
  })

  test('a dispute is marked and leaves the access', async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    stripe.dispute(buyer.intentId)
    await deliverAll()
    expect(await hasAccess(buyer)).toBe(true)
    const [purchase] = await stored(buyer)
    expect(purchase?.disputedAt).toBeInstanceOf(Date)
  })

  test('while the provider is away, a refund is refused, to be sent again', async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    stripe.refund(buyer.intentId)
    const [, refund] = stripe.events
    if (!refund) throw new Error('no event')
    stripe.isAway = true
    expect(await stripe.deliver(app.url, refund)).toBe(503)
    stripe.isAway = false
    expect(await stripe.deliver(app.url, refund)).toBe(200)
    expect(await hasAccess(buyer)).toBe(false)
  })

  test('a second payment is kept, told to administrators, and stands in for a refunded one', async () => {
    const buyer = await startBuyer()
    const first = stripe.intents.get(buyer.intentId)
    if (!first) throw new Error('no intent')
    const second = { ...first, id: `${first.id}b`, client_secret: `${first.id}b_secret` }
    stripe.intents.set(second.id, second)
    stripe.pay(first.id)
    stripe.pay(second.id)
    await deliverAll()

    const due = await admin.get('/api/admin/purchases?refundDue=true&limit=500')
    const mine = (due.body as { userId: string; stripePaymentIntentId: string }[]).filter(
      ({ userId }) => userId === buyer.userId,
    )
    expect(mine).toMatchObject([{ stripePaymentIntentId: second.id, isRefundDue: true }])
    expect(await stored(buyer)).toHaveLength(2)

    stripe.refund(first.id)
    await deliverAll()
    expect(await hasAccess(buyer)).toBe(true)
    stripe.refund(second.id)
    await deliverAll()
    expect(await hasAccess(buyer)).toBe(false)
  })
})

describe('administrators', () => {
  test('see all purchases, in pages and as a file', async () => {
    const buyer = await startBuyer()
    stripe.pay(buyer.intentId)
    await deliverAll()

    const list = await admin.get('/api/admin/purchases?limit=1')
    expect(list.body).toMatchObject([
      { email: buyer.email, amount: '19.99', status: 'completed', isRefundDue: false },
    ])
    expect(Number(list.headers.get('X-Total-Count'))).toBeGreaterThan(1)

    const file = await admin.get('/api/admin/purchases.csv')
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const [head, first] = String(file.body).split('\r\n')
    expect(head).toContain('"id","userId","email"')
    expect(first).toContain(`"${buyer.email}"`)
  })

  test('find a purchase by its address or its payment, and among those of one status', async () => {
    const buyer = await startBuyer()
    const find = async (query: Record<string, string>) => {
      const { body } = await admin.get(
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

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\0x'])(
    'read a file in which %j is text and no formula',
    (email) => {
      const purchase = { email: `${email}"` } as Purchase
      expect(writePurchasesCsv([purchase]).split('\r\n')[1]).toContain(`,"'${email}""",`)
    },
  )
})

import { beforeEach, describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { PaymentEventRow } from '#api/checkout/payment-event-row.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { type Buyer, hasAccess, startBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { breakingsOf } from '#tests/support/contracts/hostile-values.ts'
import { readMails } from '#tests/support/server/mail.ts'
import { openShop } from './shop.ts'

const shop = await openShop()
beforeEach(() => {
  shop.reset()
})

const stored = (buyer: Buyer) => PurchaseRow.ofUser(shop.app.services.database, buyer.userId)

describe('the report of a payment', () => {
  test('gives access, once, however often it comes at the same time', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    const [event] = shop.stripe.events
    if (!event) throw new Error('no event')

    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => shop.stripe.deliver(shop.app.url, event)),
    )

    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await hasAccess(buyer)).toBe(true)
    const subjects = (await readMails(shop.app, buyer.email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'Set a password for your guide',
      'Your receipt for the visa guide',
    ])
  })

  test('that comes before we know of the payment finds its order', async () => {
    const buyer = await startBuyer(shop.app)
    await PurchaseRow.change(shop.app.services.database, buyer.orderId, {
      stripePaymentIntentId: null,
    })
    shop.stripe.pay(buyer.intentId)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(true)
  })

  test('that is lost is made up for by asking', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    expect(await hasAccess(buyer)).toBe(false)

    shop.app.clock.advance(6 * 60_000)
    await reconcile(shop.app.services)
    expect(await hasAccess(buyer)).toBe(true)
  })

  test('that is lost is asked for after the next start by a job that was told to end', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    shop.app.clock.advance(6 * 60_000)
    expect(await reconcile(shop.app.services, AbortSignal.abort())).toBe(0)
    expect(await hasAccess(buyer)).toBe(false)
    await reconcile(shop.app.services)
    expect(await hasAccess(buyer)).toBe(true)
  })

  test('that is lost together with the id of the payment is made up for by asking', async () => {
    const buyer = await startBuyer(shop.app)
    await PurchaseRow.change(shop.app.services.database, buyer.orderId, {
      stripePaymentIntentId: null,
    })
    shop.stripe.pay(buyer.intentId)
    shop.app.clock.advance(6 * 60_000)
    await reconcile(shop.app.services)
    expect(await hasAccess(buyer)).toBe(true)
  })

  test.each([
    ['a smaller amount', { amount: 1, amount_received: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another user', { metadata: { user_id: '00000000-0000-4000-8000-000000000000' } }],
  ])('of %s gives no access and is told to us', async (_, change) => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    const event = JSON.parse(shop.stripe.events[0]?.payload ?? '') as {
      id: string
      data: { object: { metadata: object } }
    }
    const { object } = event.data
    const metadata = { ...object.metadata, ...('metadata' in change ? change.metadata : {}) }
    const payload = JSON.stringify({
      ...event,
      data: { object: { ...object, ...change, metadata } },
    })

    expect((await shop.stripe.post(shop.app.url, payload, shop.stripe.sign(payload))).status).toBe(
      200,
    )

    expect(await hasAccess(buyer)).toBe(false)
    expect(shop.app.logLines().join('')).toContain('a payment does not match its order')
    const kept = await PaymentEventRow.query(shop.app.services.database).findById(event.id)
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
    expect((await shop.stripe.post(shop.app.url, payload, shop.stripe.sign(payload))).status).toBe(
      200,
    )
    const kept = await PaymentEventRow.query(shop.app.services.database).findById('evt_foreign')
    expect(kept).toMatchObject({ outcome: 'unknown', purchaseId: null })
  })

  test('of no type that we know is taken', async () => {
    const payload = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'x.y',
      data: { object: {} },
    })
    expect((await shop.stripe.post(shop.app.url, payload, shop.stripe.sign(payload))).status).toBe(
      200,
    )
  })
})

describe('a signed event', () => {
  test('of whatever shape is taken or refused, and never fails', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    await shop.deliver()
    shop.stripe.refund(buyer.intentId)
    const statuses = new Set<number>()
    for (const { payload } of shop.stripe.events.slice(0, 2)) {
      const event = JSON.parse(payload) as unknown
      for (const { of } of breakingsOf(event)) {
        const broken = of(event)
        const { status } = await shop.stripe.post(shop.app.url, broken, shop.stripe.sign(broken))
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
    ['with a wrong signature', () => shop.stripe.sign(`${payload} `)],
    ['with one that is older than five minutes', () => shop.stripe.sign(payload, now() - 301)],
    ['with nonsense for a signature', () => 't=1,v1=x'],
  ])('%s', async (_, sign) => {
    const response = await shop.stripe.post(shop.app.url, payload, sign())
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: 'WEBHOOK_INVALID' },
    ])
  })

  test('when one byte of what was signed is changed, and taken with its own white space', async () => {
    const signature = shop.stripe.sign(payload)
    expect(
      (await shop.stripe.post(shop.app.url, payload.replace('x.y', 'x.z'), signature)).status,
    ).toBe(400)
    expect((await shop.stripe.post(shop.app.url, payload, signature)).status).toBe(200)
  })

  test('with ten megabytes, without reading them', async () => {
    const big = new Uint8Array(10_000_000)
    const status = await shop.stripe.post(shop.app.url, big, 't=1,v1=x').then(
      (response) => response.status,
      // The server may close the connection before it has received the whole body. This counts as a
      // refusal too.
      () => 413,
    )
    expect(status).toBe(413)
  })
})

describe('refund and dispute', () => {
  test('a full refund ends the access, whichever report comes first', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    shop.stripe.refund(buyer.intentId)
    shop.stripe.events.reverse()
    expect(await shop.deliver()).toEqual([200, 200])
    expect(await hasAccess(buyer)).toBe(false)
    const [purchase] = await stored(buyer)
    expect(purchase).toMatchObject({ status: 'completed', refundedAt: expect.any(Date) as Date })
  })

  test('a dispute is marked and leaves the access', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    shop.stripe.dispute(buyer.intentId)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(true)
    const [purchase] = await stored(buyer)
    expect(purchase?.disputedAt).toBeInstanceOf(Date)
  })

  test('while the provider is away, a refund is refused, to be sent again', async () => {
    const buyer = await startBuyer(shop.app)
    shop.stripe.pay(buyer.intentId)
    shop.stripe.refund(buyer.intentId)
    const [, refund] = shop.stripe.events
    if (!refund) throw new Error('no event')
    shop.stripe.isAway = true
    expect(await shop.stripe.deliver(shop.app.url, refund)).toBe(503)
    shop.stripe.isAway = false
    expect(await shop.stripe.deliver(shop.app.url, refund)).toBe(200)
    expect(await hasAccess(buyer)).toBe(false)
  })

  test('a second payment is kept, told to administrators, and stands in for a refunded one', async () => {
    const buyer = await startBuyer(shop.app)
    const first = shop.stripe.intents.get(buyer.intentId)
    if (!first) throw new Error('no intent')
    const second = { ...first, id: `${first.id}b`, client_secret: `${first.id}b_secret` }
    shop.stripe.intents.set(second.id, second)
    shop.stripe.pay(first.id)
    shop.stripe.pay(second.id)
    await shop.deliver()

    const due = await shop.admin.get('/api/admin/purchases?refundDue=true&limit=500')
    const mine = (due.body as { userId: string; stripePaymentIntentId: string }[]).filter(
      ({ userId }) => userId === buyer.userId,
    )
    expect(mine).toMatchObject([{ stripePaymentIntentId: second.id, isRefundDue: true }])
    expect(await stored(buyer)).toHaveLength(2)

    shop.stripe.refund(first.id)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(true)
    shop.stripe.refund(second.id)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(false)
  })
})

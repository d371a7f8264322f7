import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import {
  type Buyer,
  deliverAll,
  hasAccess,
  startBuyer,
  startPaidBuyer,
} from '#tests/support/checkout/stripe-buyer.ts'
import {
  type DoubleEvent,
  startStripeDouble,
  type StripeDouble,
} from '#tests/support/checkout/stripe-double.ts'

/** What becomes of the money after it was paid. */
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
})
afterEach(() => {
  app.clock.set()
})

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Whoever was asked about then is not asked about in these tests. */
const NEVER = new Date('2100-01-01')
const ANY_DATE = expect.any(Date) as Date

const startPaid = () => startPaidBuyer(app, stripe)
const deliver = () => deliverAll(app, stripe)

async function stored({ orderId }: Buyer): Promise<PurchaseRow> {
  return PurchaseRow.query(app.services.database).findById(orderId).throwIfNotFound()
}

const DISPUTED = { refundedAt: null, refundReason: null, disputedAt: ANY_DATE }
const LOST = { refundedAt: ANY_DATE, refundReason: 'dispute', disputedAt: ANY_DATE }
const UNDISPUTED = { refundedAt: null, refundReason: null, disputedAt: null }

describe('a dispute', () => {
  test.each(['needs_response', 'under_review', 'warning_needs_response', 'one_of_tomorrow'])(
    'that is open (%s) is marked and leaves the access',
    async (status) => {
      const buyer = await startPaid()
      stripe.dispute(buyer.intentId, status)
      await deliver()
      expect(await hasAccess(buyer)).toBe(true)
      expect(await stored(buyer)).toMatchObject(DISPUTED)
    },
  )

  const ORDERS: [name: string, order: (events: DoubleEvent[]) => unknown][] = [
    ['in order', () => undefined],
    ['the other way round', (events) => events.reverse()],
    ['without the first report', (events) => events.shift()],
    ['twice', (events) => events.push(...events)],
  ]
  const ENDS = [
    ['lost', false, LOST],
    ['won', true, UNDISPUTED],
    ['warning_closed', true, UNDISPUTED],
  ] as const

  test.each(
    ENDS.flatMap(([status, ...end]) =>
      ORDERS.map(([name, order]) => [status, name, order, ...end] as const),
    ),
  )(
    'that ends %s ends alike when it is reported %s',
    async (status, _, order, isOpen, purchase) => {
      const buyer = await startPaid()
      stripe.dispute(buyer.intentId)
      stripe.closeDispute(buyer.intentId, status)
      order(stripe.events)
      expect(new Set(await deliver())).toEqual(new Set([200]))
      expect(await hasAccess(buyer)).toBe(isOpen)
      expect(await stored(buyer)).toMatchObject(purchase)
    },
  )

  test.each(['updated', 'funds_withdrawn', 'funds_reinstated'])(
    'is looked at whenever it is reported: charge.dispute.%s',
    async (kind) => {
      const buyer = await startPaid()
      stripe.dispute(buyer.intentId)
      stripe.closeDispute(buyer.intentId, 'lost')
      const [event] = stripe.events
      if (!event) throw new Error('no event')
      const payload = event.payload.replace('charge.dispute.created', `charge.dispute.${kind}`)
      expect((await stripe.post(app.url, payload, stripe.sign(payload))).status).toBe(200)
      expect(await hasAccess(buyer)).toBe(false)
    },
  )

  test('that is lost and won after all gives the access back', async () => {
    const buyer = await startPaid()
    stripe.dispute(buyer.intentId)
    stripe.closeDispute(buyer.intentId, 'lost')
    await deliver()
    expect(await hasAccess(buyer)).toBe(false)
    stripe.closeDispute(buyer.intentId, 'won')
    await deliver()
    expect(await hasAccess(buyer)).toBe(true)
    expect(await stored(buyer)).toMatchObject(UNDISPUTED)
  })

  test('is told by the later of two answers, even if the earlier one arrives last', async () => {
    const buyer = await startPaid()
    stripe.dispute(buyer.intentId)
    const [opened] = stripe.events
    if (!opened) throw new Error('no event')
    const letGo = stripe.holdNextRead()
    // The list of disputes is the second of two reads.
    const late = stripe.deliver(app.url, opened)
    await expect.poll(() => stripe.heldReads).toBe(1)
    letGo()
    const letGoOfDisputes = stripe.holdNextRead()
    await expect.poll(() => stripe.heldReads).toBe(1)

    stripe.closeDispute(buyer.intentId, 'lost')
    const [, closed] = stripe.events
    if (!closed) throw new Error('no event')
    expect(await stripe.deliver(app.url, closed)).toBe(200)
    letGoOfDisputes()
    expect(await late).toBe(200)
    expect(await stored(buyer)).toMatchObject(LOST)
  })

  test('is shown to administrators as what it is', async () => {
    const buyer = await startPaid()
    stripe.dispute(buyer.intentId)
    stripe.closeDispute(buyer.intentId, 'lost')
    await deliver()
    const { body } = await admin.get(`/api/admin/purchases?search=${buyer.email}`)
    expect(body).toMatchObject([{ status: 'completed', refundReason: 'dispute' }])
  })
})

describe('a refund', () => {
  test('of a part keeps the access, and the rest of it ends it', async () => {
    const buyer = await startPaid()
    stripe.refund(buyer.intentId, 500)
    await deliver()
    expect(await hasAccess(buyer)).toBe(true)
    expect(await stored(buyer)).toMatchObject({ refundedAt: null, refundedCents: 500 })

    stripe.refund(buyer.intentId)
    await deliver()
    expect(await hasAccess(buyer)).toBe(false)
    expect(await stored(buyer)).toMatchObject({ refundReason: 'refund', refundedCents: 1999 })
  })

  test('that the bank sends back gives the access back', async () => {
    const buyer = await startPaid()
    stripe.refund(buyer.intentId)
    await deliver()
    stripe.failRefund(buyer.intentId)
    await reconcileAfter(HOUR_MS)
    expect(await hasAccess(buyer)).toBe(true)
  })
})

test('of two payments one is in force and one due back, also when the first one comes back', async () => {
  const buyer = await startBuyer(app)
  const first = stripe.intents.get(buyer.intentId)
  if (!first) throw new Error('no intent')
  const second = { ...first, id: `${first.id}b`, client_secret: `${first.id}b_secret` }
  stripe.intents.set(second.id, second)
  stripe.pay(first.id)
  stripe.pay(second.id)
  stripe.dispute(first.id)
  stripe.closeDispute(first.id, 'lost')
  await deliver()
  const rows = async () => {
    const purchases = await PurchaseRow.ofUser(app.services.database, buyer.userId)
    const isFirst = ({ stripePaymentIntentId: id }: PurchaseRow) => id === first.id
    return purchases
      .sort((one, two) => Number(isFirst(two)) - Number(isFirst(one)))
      .map(({ refundedAt, refundDueAt }) => [refundedAt !== null, refundDueAt !== null])
  }
  expect(await rows()).toEqual([
    [true, false],
    [false, false],
  ])

  stripe.closeDispute(first.id, 'won')
  await deliver()
  expect(await rows()).toEqual([
    [false, true],
    [false, false],
  ])
})

describe('without any report, the reconciling job', () => {
  const DEEDS: [name: string, deed: (id: string) => unknown, end: object][] = [
    ['a refund', (id) => stripe.refund(id), { refundReason: 'refund' }],
    ['a dispute', (id) => stripe.dispute(id), DISPUTED],
    [
      'a dispute that was lost',
      (id) => {
        stripe.dispute(id)
        stripe.closeDispute(id, 'lost')
      },
      LOST,
    ],
  ]
  const DAYS = [0.01, 1, 30, 119]

  test.each(DEEDS.flatMap(([name, ...deed]) => DAYS.map((days) => [name, days, ...deed] as const)))(
    'finds %s after %d days',
    async (_, days, deed, end) => {
      const buyer = await startPaid()
      deed(buyer.intentId)
      await reconcileAfter(days * DAY_MS)
      expect(await stored(buyer)).toMatchObject(end)
    },
  )

  test('asks again at once about whom it could not ask while the provider was away', async () => {
    const buyer = await startPaid()
    stripe.refund(buyer.intentId)
    stripe.isAway = true
    app.clock.advance(100 * DAY_MS)
    expect(await reconcile(app.services)).toBe(0)
    stripe.isAway = false
    await reconcileAfter(60_000)
    expect(await stored(buyer)).toMatchObject({ refundReason: 'refund' })
  })

  test('no longer asks after 120 days', async () => {
    const buyer = await startPaid()
    stripe.refund(buyer.intentId)
    await reconcileAfter(121 * DAY_MS)
    expect(await stored(buyer)).toMatchObject({ refundedAt: null })
  })

  test('follows a dispute for 120 days of its own', async () => {
    const buyer = await startPaid()
    stripe.dispute(buyer.intentId)
    await reconcileAfter(119 * DAY_MS)
    expect(await stored(buyer)).toMatchObject(DISPUTED)
    stripe.closeDispute(buyer.intentId, 'lost')
    await reconcileAfter(60 * DAY_MS)
    expect(await stored(buyer)).toMatchObject(LOST)
  })

  test('asks the rarer, the longer ago it was paid', async () => {
    const { database } = app.services
    const buyer = await startPaid()
    const asksAfter = async (milliseconds: number) => {
      const before = await stored(buyer)
      await reconcileAfter(milliseconds)
      return (await stored(buyer)).askedAt?.getTime() !== before.askedAt?.getTime()
    }
    await database('purchases').whereNot({ id: buyer.orderId }).update({ askedAt: NEVER })
    expect(await asksAfter(0)).toBe(false)
    expect(await asksAfter(HOUR_MS)).toBe(true)
    expect(await asksAfter(HOUR_MS / 2)).toBe(false)
    expect(await asksAfter(HOUR_MS)).toBe(true)
    expect(await asksAfter(50 * DAY_MS)).toBe(true)
    expect(await asksAfter(4 * DAY_MS)).toBe(false)
    expect(await asksAfter(2 * DAY_MS)).toBe(true)
  })

  test('asks about fifty paid orders in one run, and about the others in the next', async () => {
    const { database } = app.services
    const now = new Date()
    const { id: customer } = await app.buildUser()
    await database('purchases').update({ askedAt: NEVER })
    const paid = { status: 'completed', completedAt: new Date(now.getTime() - HOUR_MS) } as const
    await database('purchases').insert(
      Array.from({ length: 60 }, (_, at) => ({
        userId: customer,
        stripePaymentIntentId: `pi_nobody_${String(at)}`,
        productName: 'The guide',
        priceCents: 1999,
        currency: 'usd',
        refundDueAt: now,
        ...paid,
      })),
    )
    expect(await reconcile(app.services)).toBe(50)
    expect(await reconcile(app.services)).toBe(10)
    expect(await reconcile(app.services)).toBe(0)
    await database('purchases').where({ userId: customer }).delete()
  })
})

async function reconcileAfter(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds)
  while ((await reconcile(app.services)) > 0);
}

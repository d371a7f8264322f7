import { beforeEach, describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { hasAccess, startBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import type { DoubleEvent } from '#tests/support/checkout/stripe-account.ts'
import { DISPUTED, LOST, openShop } from './shop.ts'

/**
 * The product with a double of the payment provider, for tests of refunds and disputes after a
 * payment.
 */
const shop = await openShop()
beforeEach(() => {
  shop.reset()
})

const HOUR_MS = 60 * 60_000
const UNDISPUTED = { refundedAt: null, refundReason: null, disputedAt: null }

describe('a dispute', () => {
  test.each(['needs_response', 'under_review', 'warning_needs_response', 'one_of_tomorrow'])(
    'that is open (%s) is marked and leaves the access',
    async (status) => {
      const buyer = await shop.startPaid()
      shop.stripe.dispute(buyer.intentId, status)
      await shop.deliver()
      expect(await hasAccess(buyer)).toBe(true)
      expect(await shop.stored(buyer)).toMatchObject(DISPUTED)
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
      const buyer = await shop.startPaid()
      shop.stripe.dispute(buyer.intentId)
      shop.stripe.closeDispute(buyer.intentId, status)
      order(shop.stripe.events)
      expect(new Set(await shop.deliver())).toEqual(new Set([200]))
      expect(await hasAccess(buyer)).toBe(isOpen)
      expect(await shop.stored(buyer)).toMatchObject(purchase)
    },
  )

  test.each(['updated', 'funds_withdrawn', 'funds_reinstated'])(
    'is looked at whenever it is reported: charge.dispute.%s',
    async (kind) => {
      const buyer = await shop.startPaid()
      shop.stripe.dispute(buyer.intentId)
      shop.stripe.closeDispute(buyer.intentId, 'lost')
      const [event] = shop.stripe.events
      if (!event) throw new Error('no event')
      const payload = event.payload.replace('charge.dispute.created', `charge.dispute.${kind}`)
      expect(
        (await shop.stripe.post(shop.app.url, payload, shop.stripe.sign(payload))).status,
      ).toBe(200)
      expect(await hasAccess(buyer)).toBe(false)
    },
  )

  test('that is lost and won after all gives the access back', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.dispute(buyer.intentId)
    shop.stripe.closeDispute(buyer.intentId, 'lost')
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(false)
    shop.stripe.closeDispute(buyer.intentId, 'won')
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(true)
    expect(await shop.stored(buyer)).toMatchObject(UNDISPUTED)
  })

  test('is told by the later of two answers, even if the earlier one arrives last', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.dispute(buyer.intentId)
    const [opened] = shop.stripe.events
    if (!opened) throw new Error('no event')
    const letGo = shop.stripe.holdNextRead()
    // The server reads twice from the provider. The second read is the list of disputes, and its
    // answer is held back.
    const late = shop.stripe.deliver(shop.app.url, opened)
    await expect.poll(() => shop.stripe.heldReads).toBe(1)
    letGo()
    const letGoOfDisputes = shop.stripe.holdNextRead()
    await expect.poll(() => shop.stripe.heldReads).toBe(1)

    shop.stripe.closeDispute(buyer.intentId, 'lost')
    const [, closed] = shop.stripe.events
    if (!closed) throw new Error('no event')
    expect(await shop.stripe.deliver(shop.app.url, closed)).toBe(200)
    letGoOfDisputes()
    expect(await late).toBe(200)
    expect(await shop.stored(buyer)).toMatchObject(LOST)
  })

  test('is shown to administrators as what it is', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.dispute(buyer.intentId)
    shop.stripe.closeDispute(buyer.intentId, 'lost')
    await shop.deliver()
    const { body } = await shop.admin.get(`/api/admin/purchases?search=${buyer.email}`)
    expect(body).toMatchObject([{ status: 'completed', refundReason: 'dispute' }])
  })
})

describe('a refund', () => {
  test('of a part keeps the access, and the rest of it ends it', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.refund(buyer.intentId, 500)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(true)
    expect(await shop.stored(buyer)).toMatchObject({ refundedAt: null, refundedCents: 500 })

    shop.stripe.refund(buyer.intentId)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(false)
    expect(await shop.stored(buyer)).toMatchObject({ refundReason: 'refund', refundedCents: 1999 })
  })

  test('that the bank sends back gives the access back', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.refund(buyer.intentId)
    await shop.deliver()
    shop.stripe.failRefund(buyer.intentId)
    await shop.reconcileAfter(HOUR_MS)
    expect(await hasAccess(buyer)).toBe(true)
  })
})

test('of two payments one is in force and one due back, also when the first one comes back', async () => {
  const buyer = await startBuyer(shop.app)
  const first = shop.stripe.intents.get(buyer.intentId)
  if (!first) throw new Error('no intent')
  const second = { ...first, id: `${first.id}b`, client_secret: `${first.id}b_secret` }
  shop.stripe.intents.set(second.id, second)
  shop.stripe.pay(first.id)
  shop.stripe.pay(second.id)
  shop.stripe.dispute(first.id)
  shop.stripe.closeDispute(first.id, 'lost')
  await shop.deliver()
  const rows = async () => {
    const purchases = await PurchaseRow.ofUser(shop.app.services.database, buyer.userId)
    const isFirst = ({ stripePaymentIntentId: id }: PurchaseRow) => id === first.id
    return purchases
      .sort((one, two) => Number(isFirst(two)) - Number(isFirst(one)))
      .map(({ refundedAt, refundDueAt }) => [refundedAt !== null, refundDueAt !== null])
  }
  expect(await rows()).toEqual([
    [true, false],
    [false, false],
  ])

  shop.stripe.closeDispute(first.id, 'won')
  await shop.deliver()
  expect(await rows()).toEqual([
    [false, true],
    [false, false],
  ])
})

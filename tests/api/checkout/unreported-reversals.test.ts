import { beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '#api/checkout/reconcile.ts'
import { DISPUTED, LOST, openShop } from './shop.ts'

const shop = await openShop()
beforeEach(() => {
  shop.reset()
})

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** A time in the future. The job never checks an order whose last check has this time. */
const NEVER = new Date('2100-01-01')

describe('without any report, the reconciling job', () => {
  const ACTIONS: [name: string, action: (id: string) => unknown, end: object][] = [
    ['a refund', (id) => shop.stripe.refund(id), { refundReason: 'refund' }],
    ['a dispute', (id) => shop.stripe.dispute(id), DISPUTED],
    [
      'a dispute that was lost',
      (id) => {
        shop.stripe.dispute(id)
        shop.stripe.closeDispute(id, 'lost')
      },
      LOST,
    ],
  ]
  const DAYS = [0.01, 1, 30, 119]

  test.each(
    ACTIONS.flatMap(([name, ...action]) => DAYS.map((days) => [name, days, ...action] as const)),
  )('finds %s after %d days', async (_, days, action, end) => {
    const buyer = await shop.startPaid()
    action(buyer.intentId)
    await shop.reconcileAfter(days * DAY_MS)
    expect(await shop.stored(buyer)).toMatchObject(end)
  })

  test('asks again at once about whom it could not ask while the provider was away', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.refund(buyer.intentId)
    shop.stripe.isAway = true
    shop.app.clock.advance(100 * DAY_MS)
    expect(await reconcile(shop.app.services)).toBe(0)
    shop.stripe.isAway = false
    await shop.reconcileAfter(60_000)
    expect(await shop.stored(buyer)).toMatchObject({ refundReason: 'refund' })
  })

  test('no longer asks after 120 days', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.refund(buyer.intentId)
    await shop.reconcileAfter(121 * DAY_MS)
    expect(await shop.stored(buyer)).toMatchObject({ refundedAt: null })
  })

  test('follows a dispute for 120 days of its own', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.dispute(buyer.intentId)
    await shop.reconcileAfter(119 * DAY_MS)
    expect(await shop.stored(buyer)).toMatchObject(DISPUTED)
    shop.stripe.closeDispute(buyer.intentId, 'lost')
    await shop.reconcileAfter(60 * DAY_MS)
    expect(await shop.stored(buyer)).toMatchObject(LOST)
  })

  test('asks the rarer, the longer ago it was paid', async () => {
    const { database } = shop.app.services
    const buyer = await shop.startPaid()
    const asksAfter = async (milliseconds: number) => {
      const before = await shop.stored(buyer)
      await shop.reconcileAfter(milliseconds)
      return (await shop.stored(buyer)).askedAt?.getTime() !== before.askedAt?.getTime()
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
    const { database } = shop.app.services
    const now = new Date()
    const { id: customer } = await shop.app.buildUser()
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
    expect(await reconcile(shop.app.services)).toBe(50)
    expect(await reconcile(shop.app.services)).toBe(10)
    expect(await reconcile(shop.app.services)).toBe(0)
    await database('purchases').where({ userId: customer }).delete()
  })
})

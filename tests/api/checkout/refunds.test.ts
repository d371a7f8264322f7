import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { resendRefunds } from '#api/checkout/send-refund.ts'
import type { AuditEntry } from '#contracts/audit/audit.ts'
import type { Purchase } from '#contracts/checkout/purchases.ts'
import { hasAccess, type Buyer } from '#tests/support/checkout/stripe-buyer.ts'
import { readMail, readMails } from '#tests/support/server/mail.ts'
import { openShop } from './shop.ts'

/**
 * The product with a double of the payment provider, for tests of refunds that owners make in the
 * console.
 */
const shop = await openShop()
beforeEach(() => {
  shop.reset()
})

const PRICE_CENTS = 1999
const MINUTE_MS = 60_000

async function refund(
  { orderId }: Pick<Buyer, 'orderId'>,
  cents: number,
  reason = 'Asked by mail.',
  draftId?: string,
) {
  const { status, body } = await shop.admin.post(`/api/admin/purchases/${orderId}/refund`, {
    cents,
    reason,
    draftId,
  })
  return { status, body: body as Purchase & { error: string; message: string } }
}

const refundsOf = ({ intentId }: Buyer) =>
  [...shop.stripe.refunds.values()].filter(({ payment_intent: of }) => of === intentId)

describe('a refund from the console', () => {
  test('in full ends the access, and the buyer is told', async () => {
    const buyer = await shop.startPaid()
    const { status, body } = await refund(buyer, PRICE_CENTS)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      refundReason: 'refund',
      refundedCents: PRICE_CENTS,
      refundAskedCents: 0,
    })
    expect(await hasAccess(buyer)).toBe(false)
    const { text } = await readMail(shop.app, buyer.email, 'We gave your money back')
    expect(text).toContain('$19.99 for')
    expect(text).toContain('Your premium access has ended')
  })

  test('of a part leaves the access, and what is left can be given back later', async () => {
    const buyer = await shop.startPaid()
    expect((await refund(buyer, 500)).body).toMatchObject({ refundedAt: null, refundedCents: 500 })
    expect(await hasAccess(buyer)).toBe(true)
    const tooMuch = await refund(buyer, 1500)
    expect(tooMuch.status).toBe(409)
    expect(tooMuch.body.message).toBe('At most $14.99 can be given back.')
    expect((await refund(buyer, 1499)).body).toMatchObject({ refundedCents: PRICE_CENTS })
    expect((await refund(buyer, 1)).body.error).toBe('REFUND_TOO_MUCH')
    expect(refundsOf(buyer)).toHaveLength(2)
  })

  test('is mailed and counted once, also when the provider reports it', async () => {
    const buyer = await shop.startPaid()
    await refund(buyer, 500)
    const count = (await readMails(shop.app, buyer.email)).length
    await shop.deliver()
    expect(await readMails(shop.app, buyer.email)).toHaveLength(count)
    expect(await shop.stored(buyer)).toMatchObject({ refundedCents: 500 })
  })

  test('that is asked for twice at once is made once', async () => {
    const buyer = await shop.startPaid()
    const answers = await Promise.all([refund(buyer, PRICE_CENTS), refund(buyer, PRICE_CENTS)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refundsOf(buyer)).toHaveLength(1)
  })

  test('that a form sends again, as its answer was lost, is made once', async () => {
    const buyer = await shop.startPaid()
    const draftId = randomUUID()
    const send = (cents = 500) => refund(buyer, cents, 'Asked by mail.', draftId)
    const first = await Promise.all([send(), send(), send()])
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send()).body).toMatchObject({ refundedCents: 500, refundAskedCents: 0 })
    expect(refundsOf(buyer)).toHaveLength(1)
    const actions = (await entriesOf(buyer)).map(({ action }) => action)
    expect(actions).toEqual(['refund_asked', 'refund_taken'])

    const otherAmount = await send(700)
    expect([otherAmount.status, otherAmount.body.error]).toEqual([400, 'INVALID_INPUT'])
    const otherBuyer = await shop.startPaid()
    expect((await refund(otherBuyer, 500, 'Asked by mail.', draftId)).status).toBe(400)
  })

  test('waits while the provider is away, and is made once when it is back', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.isAway = true
    const { status, body } = await refund(buyer, PRICE_CENTS)
    expect(status).toBe(200)
    expect(body).toMatchObject({ refundedCents: 0, refundAskedCents: PRICE_CENTS })
    expect(await hasAccess(buyer)).toBe(true)
    expect((await refund(buyer, 1)).status).toBe(409)

    shop.app.clock.advance(2 * MINUTE_MS)
    expect(await resendRefunds(shop.app.services)).toBe(0)
    shop.stripe.isAway = false
    expect(await resendRefunds(shop.app.services)).toBe(1)
    expect(await hasAccess(buyer)).toBe(false)
    expect(await resendRefunds(shop.app.services)).toBe(0)
    expect(refundsOf(buyer)).toHaveLength(1)
  })

  test('whose answer was lost is not made a second time, however long after', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.faults = ['drop', 'drop']
    await refund(buyer, 500)
    // The refund is repeated late. By then, the provider has forgotten the idempotency key of the
    // first request.
    shop.stripe.forgetKeys()
    shop.app.clock.advance(2 * MINUTE_MS)
    await resendRefunds(shop.app.services)
    expect(refundsOf(buyer)).toHaveLength(1)
    expect(await shop.stored(buyer)).toMatchObject({ refundedCents: 500 })
  })

  test('that the provider refuses is told, and can be tried again', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.dispute(buyer.intentId)
    const { status, body } = await refund(buyer, PRICE_CENTS)
    expect([status, body.error]).toEqual([409, 'REFUND_REFUSED'])
    shop.stripe.closeDispute(buyer.intentId, 'won')
    expect((await refund(buyer, PRICE_CENTS)).status).toBe(200)
  })

  test('that no bank took gives the access back, and the buyer is told', async () => {
    const buyer = await shop.startPaid()
    await refund(buyer, PRICE_CENTS)
    shop.stripe.failRefund(buyer.intentId)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(true)
    const { text } = await readMail(shop.app, buyer.email, 'Your refund did not arrive')
    expect(text).toContain('sent $19.99 back to us')
  })

  test('is noted when it is asked for, with its reason, and again when the provider takes it', async () => {
    const buyer = await shop.startPaid()
    await refund(buyer, 250, 'Charged for a day without service.')
    const payment = buyer.intentId
    expect(await entriesOf(buyer)).toMatchObject([
      {
        action: 'refund_asked',
        actorKind: 'admin',
        details: { amount: '$2.50', payment, reason: 'Charged for a day without service.' },
      },
      { action: 'refund_taken', actorKind: 'system', details: { amount: '$2.50', payment } },
    ])
  })

  test('is noted as asked alone while nobody knows what became of it', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.isAway = true
    await refund(buyer, PRICE_CENTS)
    const actions = async () => (await entriesOf(buyer)).map(({ action }) => action)
    expect(await actions()).toEqual(['refund_asked'])
    shop.stripe.isAway = false
    shop.app.clock.advance(2 * MINUTE_MS)
    await resendRefunds(shop.app.services)
    expect(await actions()).toEqual(['refund_asked', 'refund_taken'])
  })

  test('that the provider refuses is noted as refused', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.dispute(buyer.intentId)
    await refund(buyer, PRICE_CENTS)
    expect((await entriesOf(buyer)).map(({ action }) => action)).toEqual([
      'refund_asked',
      'refund_refused',
    ])
  })
})

/** Returns the audit entries of the buyer's purchase, the oldest first. */
async function entriesOf({ orderId }: Buyer): Promise<AuditEntry[]> {
  const { body } = await shop.admin.get('/api/admin/audit?limit=100')
  return (body as AuditEntry[]).filter(({ purchaseId }) => purchaseId === orderId).reverse()
}

test.each<[string, object]>([
  ['nothing', { cents: 0, reason: 'x' }],
  ['less than nothing', { cents: -5, reason: 'x' }],
  ['half a cent', { cents: 0.5, reason: 'x' }],
  ['no reason', { cents: 5, reason: ' ' }],
])('%s is no refund', async (_name, body) => {
  const buyer = await shop.startPaid()
  const path = `/api/admin/purchases/${buyer.orderId}/refund`
  expect((await shop.admin.post(path, body)).status).toBe(400)
})

test('an order that was never paid, and one that does not exist, have nothing to give back', async () => {
  const { orderId } = await shop.startPaid()
  const unknown = await refund({ orderId: orderId.replace(/^.{8}/, '00000000') }, 5)
  expect([unknown.status, unknown.body.error]).toEqual([404, 'PURCHASE_NOT_FOUND'])
  expect((await refund({ orderId: 'none' }, 5)).status).toBe(404)
})

import { beforeEach, describe, expect, test } from 'vitest'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { resendRefunds } from '#api/checkout/send-refund.ts'
import type { AuditEntry } from '#contracts/audit/audit.ts'
import type { UnmatchedPayment } from '#contracts/checkout/unmatched-payments.ts'
import { type Buyer, hasAccess, startBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { readMail, readMails } from '#tests/support/server/mail.ts'
import { openShop } from './shop.ts'

/** The product with a double of the payment provider, for tests of payments that fit no order. */
const shop = await openShop()
beforeEach(() => {
  shop.reset()
})

const ORDERED_CENTS = 2499
const PAID_CENTS = 1999
const REASON = 'Their bank paid the old price.'

/** Changes the price of an order after its payment has begun. Then pays the old amount. */
async function startMisfit(): Promise<Buyer> {
  const buyer = await startBuyer(shop.app)
  const { database } = shop.app.services
  await PurchaseRow.change(database, buyer.orderId, { priceCents: ORDERED_CENTS })
  shop.stripe.pay(buyer.intentId)
  await shop.deliver()
  return buyer
}

async function list(query = ''): Promise<UnmatchedPayment[]> {
  const { body } = await shop.admin.get(`/api/admin/unmatched-payments${query}`)
  return body as UnmatchedPayment[]
}

async function find({ intentId }: Pick<Buyer, 'intentId'>): Promise<UnmatchedPayment> {
  const found = (await list()).find(({ stripePaymentIntentId: of }) => of === intentId)
  if (!found) throw new Error('It is not on the list.')
  return found
}

type Action = 'accept' | 'return' | 'dismiss'

async function decide(action: Action, { id }: UnmatchedPayment, more: object = {}) {
  const path = `/api/admin/unmatched-payments/${id}/${action}`
  const { status, body } = await shop.admin.post(path, { reason: REASON, ...more })
  return { status, body: body as UnmatchedPayment & { error: string } }
}

const refundsOf = ({ intentId }: Buyer) =>
  [...shop.stripe.refunds.values()].filter(({ payment_intent: of }) => of === intentId)

const receiptsOf = async ({ browser }: Buyer) => (await browser.get('/api/purchases')).body

describe('a payment that does not fit its order', () => {
  test('is put before the owners, who are mailed once, however often it is found', async () => {
    const owner = await shop.app.buildAdmin()
    const buyer = await startMisfit()
    await shop.reconcileAfter(6 * 60_000)
    expect(await find(buyer)).toMatchObject({
      fault: 'mismatch',
      cents: PAID_CENTS,
      currency: 'usd',
      state: 'open',
      order: { email: buyer.email, cents: ORDERED_CENTS, currency: 'usd' },
    })
    const mails = await readMails(shop.app, owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['A payment waits for your decision'])
    expect(mails[0]?.text).toContain('$19.99')
  })

  test('becomes a purchase of the chosen user at what was paid, with a receipt', async () => {
    const buyer = await startMisfit()
    const { status, body } = await decide('accept', await find(buyer), { userId: buyer.userId })
    expect([status, body.state]).toEqual([200, 'accepted'])
    expect(await hasAccess(buyer)).toBe(true)
    expect(await receiptsOf(buyer)).toMatchObject([{ cents: PAID_CENTS }])
    const { text } = await readMail(shop.app, buyer.email, 'Your receipt for the visa guide')
    expect(text).toContain('$19.99')

    await shop.deliver()
    expect(await receiptsOf(buyer)).toHaveLength(1)
    expect(await find(buyer)).toMatchObject({ state: 'accepted' })
  })

  test('that became a purchase is refunded as any other', async () => {
    const buyer = await startMisfit()
    await decide('accept', await find(buyer), { userId: buyer.userId })
    shop.stripe.refund(buyer.intentId)
    await shop.deliver()
    expect(await hasAccess(buyer)).toBe(false)
  })

  test('is not made the purchase of somebody who has paid', async () => {
    const [buyer, other] = [await startMisfit(), await shop.startPaid()]
    const { status, body } = await decide('accept', await find(buyer), { userId: other.userId })
    expect([status, body.error]).toEqual([409, 'ALREADY_PREMIUM'])
    expect(await find(buyer)).toMatchObject({ state: 'open' })
  })

  test('is not made the purchase of an address at which a guest has paid', async () => {
    const [buyer, guest] = [await startMisfit(), await shop.startPaid()]
    const { database } = shop.app.services
    await UserRow.query(database)
      .patch({ isGuest: true, emailKey: `${toAccountKey(guest.email)} guest-1` })
      .where({ id: guest.userId })
    const { id: userId } = await shop.app.buildUser({ email: guest.email })
    const { status, body } = await decide('accept', await find(buyer), { userId })
    expect([status, body.error]).toEqual([409, 'ALREADY_PREMIUM'])
    expect(await find(buyer)).toMatchObject({ state: 'open' })
  })

  test('goes back in full, once, also when the answer was lost', async () => {
    const buyer = await startMisfit()
    const unmatched = await find(buyer)
    shop.stripe.faults = ['drop', 'drop']
    const { status, body } = await decide('return', unmatched)
    expect([status, body.state, body.refundAskedCents]).toEqual([200, 'open', PAID_CENTS])
    for (const action of ['return', 'dismiss'] as const) {
      expect((await decide(action, unmatched)).body.error).toBe('PAYMENT_DECIDED')
    }
    shop.stripe.forgetKeys()
    shop.app.clock.advance(2 * 60_000)
    expect(await resendRefunds(shop.app.services)).toBe(1)
    expect(await find(buyer)).toMatchObject({ state: 'returned', refundAskedCents: 0 })
    expect(refundsOf(buyer)).toMatchObject([{ amount: PAID_CENTS }])
    expect(await hasAccess(buyer)).toBe(false)
  })

  test('is noted as asked for, and as taken once the provider took it', async () => {
    const buyer = await startMisfit()
    await decide('return', await find(buyer))
    const { body } = await shop.admin.get('/api/admin/audit?limit=100')
    const details = { amount: '$19.99', payment: buyer.intentId }
    const entries = (body as AuditEntry[]).filter(
      (one) => one.details?.['payment'] === buyer.intentId,
    )
    expect(entries).toHaveLength(2)
    expect(entries).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ action: 'refund_taken', actorKind: 'system', details }),
        expect.objectContaining({
          action: 'refund_asked',
          actorKind: 'admin',
          details: expect.objectContaining({ ...details, reason: REASON }) as unknown,
        }),
      ]) as object[],
    )
  })

  test('that the provider will not give back is noted as refused, and stays open', async () => {
    const buyer = await startMisfit()
    shop.stripe.dispute(buyer.intentId)
    expect((await decide('return', await find(buyer))).body.error).toBe('REFUND_REFUSED')
    const { body } = await shop.admin.get('/api/admin/audit?action=refund_refused&limit=1')
    expect(body).toMatchObject([{ details: { payment: buyer.intentId } }])
    expect(await find(buyer)).toMatchObject({ state: 'open', refundAskedCents: 0 })
  })

  test('that no bank took back is open again, and goes back by another refund', async () => {
    const buyer = await startMisfit()
    expect((await decide('return', await find(buyer))).body.state).toBe('returned')
    shop.stripe.failRefund(buyer.intentId)
    await shop.deliver()
    expect(await find(buyer)).toMatchObject({ state: 'open', decidedAt: null })
    expect((await decide('return', await find(buyer))).body.state).toBe('returned')
    expect(refundsOf(buyer)).toHaveLength(2)
  })

  test('that was given back at the provider needs no decision any more', async () => {
    const buyer = await startMisfit()
    shop.stripe.refund(buyer.intentId)
    await shop.deliver()
    expect(await find(buyer)).toMatchObject({ state: 'returned' })
  })

  test('is decided once, however many decide at the same time', async () => {
    const buyer = await startMisfit()
    const unmatched = await find(buyer)
    const answers = await Promise.all([
      decide('accept', unmatched, { userId: buyer.userId }),
      decide('dismiss', unmatched),
      decide('return', unmatched),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await receiptsOf(buyer)).toHaveLength((await hasAccess(buyer)) ? 1 : 0)
  })

  test('stays undecided while the provider is away', async () => {
    const buyer = await startMisfit()
    const unmatched = await find(buyer)
    shop.stripe.isAway = true
    for (const action of ['accept', 'return'] as const) {
      const { body } = await decide(
        action,
        unmatched,
        action === 'accept' ? { userId: buyer.userId } : {},
      )
      expect(body.error).toBe('PAYMENT_UNAVAILABLE')
    }
    expect(await find(buyer)).toMatchObject({ state: 'open' })
  })

  test('can be taken off the list, with its reason on record', async () => {
    const buyer = await startMisfit()
    expect((await decide('dismiss', await find(buyer))).body.state).toBe('dismissed')
    expect(await list('?state=dismissed')).toContainEqual(await find(buyer))
    expect(await list('?state=open')).not.toContainEqual(await find(buyer))
    const { body } = await shop.admin.get('/api/admin/audit?action=stray_payment_dismissed&limit=1')
    expect(body).toMatchObject([{ details: { amount: '$19.99', reason: REASON } }])
  })
})

test('a payment that names no order of ours is put before the owners', async () => {
  const { payments } = shop.app.services
  const { intentId } = await payments.createPayment({
    orderId: crypto.randomUUID(),
    version: 1,
    userId: crypto.randomUUID(),
    customerId: await payments.createCustomer({ userId: crypto.randomUUID(), version: 1 }),
    productType: 'premium_guide',
    productName: 'Guide',
    cents: PAID_CENTS,
    currency: 'usd',
  })
  shop.stripe.pay(intentId)
  await shop.deliver()
  const unmatched = await find({ intentId })
  expect(unmatched).toMatchObject({ fault: 'unknown', order: null })
  const user = await shop.app.buildUser()
  expect((await decide('accept', unmatched, { userId: user.id })).status).toBe(200)
  expect(await hasAccess({ browser: await shop.app.signIn(user) })).toBe(true)
})

test('a payment that fits after all when the provider is asked is settled, not decided', async () => {
  const buyer = await startMisfit()
  const { database } = shop.app.services
  await PurchaseRow.change(database, buyer.orderId, { priceCents: PAID_CENTS })
  const { body } = await decide('return', await find(buyer))
  expect(body.error).toBe('PAYMENT_DECIDED')
  expect(await find(buyer)).toMatchObject({ state: 'accepted' })
  expect(await hasAccess(buyer)).toBe(true)
  expect(refundsOf(buyer)).toHaveLength(0)
})

test.each<[string, Action, object, number]>([
  ['no reason', 'return', { reason: ' ' }, 400],
  ['no user', 'accept', {}, 400],
  ['a user who is not there', 'accept', { userId: crypto.randomUUID() }, 404],
])('%s decides nothing', async (_, action, more, status) => {
  const buyer = await startMisfit()
  expect((await decide(action, await find(buyer), more)).status).toBe(status)
  expect(await find(buyer)).toMatchObject({ state: 'open' })
})

test.each(['x', crypto.randomUUID()])('there is no unmatched payment %s', async (id) => {
  const path = `/api/admin/unmatched-payments/${id}/return`
  expect((await shop.admin.post(path, { reason: REASON })).status).toBe(404)
})

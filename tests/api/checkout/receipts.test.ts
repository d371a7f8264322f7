import { beforeEach, describe, expect, test } from 'vitest'
import { ReceiptRow } from '#api/checkout/receipt-row.ts'
import { ReceiptSeriesRow } from '#api/checkout/receipt-series-row.ts'
import type { OwnPurchase, Receipt } from '#contracts/checkout/receipts.ts'
import type { Buyer } from '#tests/support/checkout/stripe-buyer.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { openShop } from './shop.ts'

const shop = await openShop({
  SELLER_NAME: 'Visa Guide Ltd',
  SELLER_ADDRESS: '1 Example Street; 10115 Berlin',
  SELLER_TAX_NUMBER: 'DE123456789',
  TAX_RATE_BP: '1900',
})
beforeEach(() => {
  shop.reset()
})

const PRICE_CENTS = 1999

async function listOwn({ browser }: Pick<Buyer, 'browser'>): Promise<OwnPurchase[]> {
  const { body } = await browser.get('/api/purchases')
  return body as OwnPurchase[]
}

/** Returns the kind and the amount of each receipt of a buyer's only purchase. */
async function papersOf(buyer: Buyer): Promise<[kind: string, cents: number][]> {
  const [purchase] = await listOwn(buyer)
  return (purchase?.receipts ?? []).map(({ kind, cents }) => [kind, cents])
}

async function open(browser: HttpClient, id: string) {
  const { status, body } = await browser.get(`/api/receipts/${id}`)
  return { status, body: body as Receipt & { error: string } }
}

async function openAll(buyer: Buyer): Promise<Receipt[]> {
  const [purchase] = await listOwn(buyer)
  const answers = await Promise.all(
    (purchase?.receipts ?? []).map(({ id }) => open(buyer.browser, id)),
  )
  return answers.map(({ body }) => body)
}

function refund({ orderId }: Buyer, cents: number) {
  return shop.admin.post(`/api/admin/purchases/${orderId}/refund`, { cents, reason: 'Asked.' })
}

describe('a receipt', () => {
  test('says who sold what to which price, and the tax in it', async () => {
    const buyer = await shop.startPaid()
    const [receipt] = await openAll(buyer)
    expect(receipt).toMatchObject({
      kind: 'receipt',
      seller: {
        name: 'Visa Guide Ltd',
        addressLines: ['1 Example Street', '10115 Berlin'],
        taxNumber: 'DE123456789',
      },
      productName: 'US visa interview success guide',
      cents: PRICE_CENTS,
      currency: 'usd',
      taxRateBp: 1900,
      taxCents: 319,
      receiptNumber: null,
    })
    expect(receipt?.number).toMatch(/^1-\d{6}$/)
  })

  test('is issued once, however often the payment is reported', async () => {
    const buyer = await shop.startPaid()
    await shop.reconcileAfter(60 * 60_000)
    expect(await papersOf(buyer)).toEqual([['receipt', PRICE_CENTS]])
  })

  test('names no buyer', async () => {
    const buyer = await shop.startPaid()
    const row = await ReceiptRow.query(shop.app.services.database)
      .findOne({ purchaseId: buyer.orderId })
      .throwIfNotFound()
    const text = JSON.stringify(row)
    expect(text).not.toContain(buyer.email)
    expect(text).not.toContain(buyer.userId)
    expect(text).not.toContain(buyer.intentId)
  })

  test('is not there for an order that nobody has paid', async () => {
    const visitor = shop.app.visit()
    expect((await visitor.get('/api/purchases')).status).toBe(401)
    const user = await shop.app.signIn(await shop.app.buildUser())
    expect(await listOwn({ browser: user })).toEqual([])
  })
})

describe('a receipt is read', () => {
  test('by its buyer and by owners, and is not there for anybody else', async () => {
    const buyer = await shop.startPaid()
    const [{ receipts: [receipt] } = { receipts: [] }] = await listOwn(buyer)
    const id = receipt?.id ?? ''
    const auditor = await shop.app.buildUser()
    await shop.app.services
      .database('users')
      .where({ id: auditor.id })
      .update({ rights: ['audit'] })
    const others = [
      await shop.app.signIn(auditor),
      (await shop.startPaid()).browser,
      await shop.app.signIn(await shop.app.buildUser()),
    ]

    expect((await open(buyer.browser, id)).status).toBe(200)
    expect((await open(shop.admin, id)).body).toMatchObject({ id, cents: PRICE_CENTS })
    for (const other of others) {
      const { status, body } = await open(other, id)
      expect([status, body.error]).toEqual([404, 'RECEIPT_NOT_FOUND'])
    }
    expect((await open(shop.app.visit(), id)).status).toBe(401)
  })

  test.each(['none', crypto.randomUUID()])('never by an id that is not there: %s', async (id) => {
    const { status, body } = await open(shop.admin, id)
    expect([status, body.error]).toEqual([404, 'RECEIPT_NOT_FOUND'])
  })
})

describe('a note', () => {
  test('is issued for each part that is given back, and their taxes add up', async () => {
    const buyer = await shop.startPaid()
    for (const cents of [500, 333, 1166]) await refund(buyer, cents)
    await shop.deliver()
    const [receipt, ...notes] = await openAll(buyer)
    expect(notes.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['credit-note', 500],
      ['credit-note', 333],
      ['credit-note', 1166],
    ])
    expect(notes.every(({ receiptNumber }) => receiptNumber === receipt?.number)).toBe(true)
    expect(notes.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(receipt?.taxCents)
  })

  test('is issued for what was given back at the provider', async () => {
    const buyer = await shop.startPaid()
    shop.stripe.refund(buyer.intentId)
    await shop.deliver()
    expect(await papersOf(buyer)).toEqual([
      ['receipt', PRICE_CENTS],
      ['credit-note', PRICE_CENTS],
    ])
  })

  test('takes back the note of a refund that did not arrive', async () => {
    const buyer = await shop.startPaid()
    await refund(buyer, 500)
    shop.stripe.failRefund(buyer.intentId)
    await shop.deliver()
    expect(await papersOf(buyer)).toEqual([
      ['receipt', PRICE_CENTS],
      ['credit-note', 500],
      ['debit-note', 500],
    ])
  })

  test('is issued for a dispute that is lost, not for one that is open or won', async () => {
    const [won, lost] = [await shop.startPaid(), await shop.startPaid()]
    for (const { intentId } of [won, lost]) shop.stripe.dispute(intentId)
    await shop.deliver()
    expect(await papersOf(lost)).toEqual([['receipt', PRICE_CENTS]])
    shop.stripe.closeDispute(won.intentId, 'won')
    shop.stripe.closeDispute(lost.intentId, 'lost')
    await shop.deliver()
    expect(await papersOf(won)).toEqual([['receipt', PRICE_CENTS]])
    expect(await papersOf(lost)).toEqual([
      ['receipt', PRICE_CENTS],
      ['credit-note', PRICE_CENTS],
    ])
  })
})

test('numbers start at one in a new series, under a name that no backup holds', async () => {
  const { database } = shop.app.services
  await database.transaction(async (trx) => {
    await ReceiptSeriesRow.begin(trx, new Date('2026-03-01T12:34:56Z'))
  })
  const [receipt] = await openAll(await shop.startPaid())
  expect(receipt?.number).toBe('20260301123456-000001')
})

import { expect, test } from 'vitest'
import { checkReceipts } from '#api/checkout/check-receipts.ts'
import { ReceiptRow } from '#api/checkout/receipt-row.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { type CheckoutProcess, startCheckout } from '#tests/support/checkout/checkout-process.ts'
import type { DoubleEvent } from '#tests/support/checkout/stripe-account.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { findFaults } from '#tests/support/server/faults.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { watchLoad } from '#tests/support/server/load.ts'

const BUYERS = 20
const load = watchLoad()
const stripe = await startStripeDouble()
const storage = await openTestDatabase()
const dataDir = makeFolder()

function start(changes: Record<string, string> = {}): Promise<CheckoutProcess> {
  const { connection } = storage
  if (connection.kind !== 'postgres') throw new Error('Two processes need PostgreSQL')
  const env = { ...stripe.env, DATABASE_URL: connection.url, DATA_DIR: dataDir, ...changes }
  return startCheckout(env)
}

async function pay({ url }: CheckoutProcess): Promise<void> {
  const { clientSecret } = await startOrder(createHttpClient(url), newAddress())
  stripe.pay(clientSecret.replace('_secret', ''))
}

/** Delivers a report, and again after a refusal because of load, as the provider does. */
async function deliver(url: string, { payload }: DoubleEvent): Promise<number> {
  const { status } = await load.ask(async () => {
    const reply = await stripe.post(url, payload, stripe.sign(payload))
    return { status: reply.status, headers: reply.headers, body: (await reply.json()) as unknown }
  })
  return status
}

test('two processes give each number once and leave none out, also of one that was killed', async () => {
  const first = await start()
  const second = await start()
  const killed = await start({ FAILPOINT: 'checkout.before_commit' })
  await Promise.all(Array.from({ length: BUYERS }, () => pay(first)))
  const events = [...stripe.events]

  // This process dies after it has taken a receipt number, and before it commits.
  const [lost] = events
  if (!lost) throw new Error('Nothing was paid.')
  await expect(stripe.deliver(killed.url, lost)).rejects.toThrow()
  expect(await killed.ended).toBe('SIGKILL')
  const deliveries = events.flatMap((event) =>
    [first, second].map(({ url }) => deliver(url, event)),
  )
  expect(await Promise.all(deliveries)).toEqual(deliveries.map(() => 200))

  const papers = await ReceiptRow.query(storage.database).orderBy('number')
  expect(papers.map(({ number }) => number)).toEqual(
    Array.from({ length: BUYERS }, (_, index) => index + 1),
  )
  expect(await findFaults(checkReceipts(storage))).toEqual([])
})

test('a number that was taken in vain goes to the next', async () => {
  const { database } = storage
  const issued = await ReceiptRow.query(database).orderBy('number', 'desc').first()
  const { id: _id, series: _series, number, ...rest } = issued ?? new ReceiptRow()
  const note = { ...rest, kind: 'credit-note' as const }
  const undone = database.transaction(async (trx) => {
    await ReceiptRow.issue(trx, note)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.transaction((trx) => ReceiptRow.issue(trx, note))
  const last = await ReceiptRow.query(database).orderBy('number', 'desc').first()
  expect(last?.number).toBe(number + 1)
})

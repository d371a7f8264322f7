import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { RefundRow } from '#api/checkout/refund-row.ts'
import { UnmatchedPaymentRow } from '#api/checkout/unmatched-payment-row.ts'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { IN_SOAK } from '#tests/support/rounds.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { type CheckoutProcess, startCheckout } from '#tests/support/checkout/checkout-process.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { PASSWORD } from '#tests/support/server/app.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { startStripeDouble, type StripeDouble } from '#tests/support/checkout/stripe-double.ts'

/** The steps of a purchase. A test kills the server after each of them. */
const STEPS = [
  'checkout.after_order',
  'checkout.after_customer',
  'checkout.after_intent',
  'checkout.before_commit',
  'checkout.after_commit',
  'mail.after_send',
]

const KILLED_AT = IN_SOAK ? STEPS : ['checkout.before_commit']

/** The time limit of each test, because each test starts two processes. */
vi.setConfig({ testTimeout: 120_000 })

let stripe: StripeDouble
let storage: TestDatabase
let dataDir: string
let server: CheckoutProcess
beforeAll(async () => {
  stripe = await startStripeDouble()
})
afterAll(() => stripe.stop())
beforeEach(async () => {
  storage = await openTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'visa-checkout-'))
})
afterEach(async () => {
  await server.kill()
  await storage.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function start(changes: Record<string, string> = {}): Promise<CheckoutProcess> {
  const { connection } = storage
  if (connection.kind !== 'postgres') throw new Error('Two processes need PostgreSQL')
  return startCheckout({
    ...stripe.env,
    DATABASE_URL: connection.url,
    DATA_DIR: dataDir,
    ...changes,
  })
}

/** Makes a call. If the call kills the server, starts the server again and repeats the call. */
async function survive<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch {
    expect(await server.ended).toBe('SIGKILL')
    server = await start({ PORT: new URL(server.url).port })
    return call()
  }
}

test.each(KILLED_AT)(
  'a purchase whose server is killed at %s ends paid once, with access and one receipt',
  async (step) => {
    server = await start({ FAILPOINT: step })
    const { url } = server
    const first = server
    const [browser, email] = [createHttpClient(url), newAddress()]
    const { body } = await browser.post('/api/create-guest-user', { email })
    const { userId } = body as { userId: string }

    const intent = await survive(() =>
      browser.post('/api/create-payment-intent', { userEmail: email, userId }),
    )
    expect(intent.status).toBe(200)
    const mine = [...stripe.intents.values()].filter(({ metadata }) => metadata.user_id === userId)
    expect(mine).toHaveLength(1)

    stripe.events.length = 0
    stripe.pay(mine[0]?.id ?? '')
    const [event] = stripe.events
    if (!event) throw new Error('no event')
    expect(await survive(() => stripe.deliver(url, event))).toBe(200)
    expect(await survive(() => stripe.deliver(url, event))).toBe(200)
    expect(await first.ended).toBe('SIGKILL')
    // The server may also have been killed between two calls, while it sent the mail about the
    // purchase.
    if (server === first) server = await start({ PORT: new URL(url).port })
    await healMail()

    expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })
    expect(await PurchaseRow.ofUser(storage.database, userId)).toMatchObject([
      { status: 'completed', refundDueAt: null },
    ])
    const mails = await OutboxRow.query(storage.database).where({ userId })
    expect(mails.map(({ template }) => template).sort()).toEqual(['claim', 'receipt'])
    const files = readdirSync(join(dataDir, 'mail'))
    expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(2)
  },
)

test('a refund of a payment that fits no order, cut off by a kill, is made once after it', async () => {
  server = await start({ FAILPOINT: 'refund.after_asking' })
  const { id, intentId } = await payOtherSum(server.url)
  const owner = await registerOwner(server.url)
  const path = `/api/admin/unmatched-payments/${id}/return`
  await expect(owner.post(path, { reason: 'Not what was ordered.' })).rejects.toThrow()
  expect(await server.ended).toBe('SIGKILL')
  expect(stripe.refunds.size).toBe(0)

  await RefundRow.query(storage.database).patch({ askedAt: new Date(0) })
  server = await start()
  const state = async () => (await UnmatchedPaymentRow.require(storage.database, id)).state
  await expect.poll(state).toBe('returned')
  expect([...stripe.refunds.values()]).toMatchObject([{ payment_intent: intentId }])
})

/** Pays an amount that differs from the price of the order. Reports this payment to the server. */
async function payOtherSum(url: string): Promise<{ id: string; intentId: string }> {
  const { guest, clientSecret } = await startOrder(createHttpClient(url), newAddress())
  const intentId = clientSecret.replace('_secret', '')
  await PurchaseRow.query(storage.database).patch({ priceCents: 1 }).where({ userId: guest.userId })
  stripe.events.length = 0
  stripe.pay(intentId)
  for (const event of stripe.events) expect(await stripe.deliver(url, event)).toBe(200)
  const unmatched = await UnmatchedPaymentRow.lock(storage.database, intentId)
  return { id: unmatched?.id ?? '', intentId }
}

async function registerOwner(url: string): Promise<HttpClient> {
  const client = createHttpClient(url)
  const person = { username: 'owner', email: newAddress(), password: PASSWORD }
  expect((await client.post('/api/register', person)).status).toBe(200)
  await UserRow.query(storage.database)
    .patch({ rights: [...RIGHTS] })
    .where({ username: 'owner' })
  return client
}

/**
 * Waits until all mails are sent. One mail was being sent when the server was killed, so its lease
 * is ended first.
 */
async function healMail(): Promise<void> {
  await OutboxRow.query(storage.database)
    .patch({ nextAttemptAt: new Date(0) })
    .where({ sentAt: null })
  await expect.poll(() => OutboxRow.countWaiting(storage.database)).toBe(0)
}

import { beforeEach, expect, test } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { resendRefunds } from '#api/checkout/send-refund.ts'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import { PAID_TWICE } from '#contracts/checkout/checkout.ts'
import type { AuditEntry } from '#contracts/audit/audit.ts'
import type { Purchase } from '#contracts/checkout/purchases.ts'
import { type CheckoutProcess, startCheckout } from '#tests/support/checkout/checkout-process.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { readMail } from '#tests/support/server/mail.ts'

/**
 * These tests have one buyer with two devices and one email address. Each device has its card form
 * open, on a server of its own.
 */
const PRICE_CENTS = 1999
const MINUTE_MS = 60_000
const stripe = await startStripeDouble()
const storage = await openTestDatabase()
const start = () => startTestApp({ storage, env: stripe.env })
const apps = [await start(), await start()] as const
const admin = await apps[0].signIn(await apps[0].buildAdmin())
beforeEach(() => {
  stripe.events.length = 0
})

interface Device {
  browser: HttpClient
  userId: string
  intentId: string
}

async function openForm(app: Pick<TestApp, 'visit'>, email: string): Promise<Device> {
  const browser = app.visit()
  const { guest, clientSecret } = await startOrder(browser, email)
  return { browser, userId: guest.userId, intentId: clientSecret.replace('_secret', '') }
}

async function openBoth(email = newAddress()): Promise<[Device, Device]> {
  return [await openForm(apps[0], email), await openForm(apps[1], email.toUpperCase())]
}

/** Charges the card, and delivers the provider's reports about it to one of the servers. */
async function pay({ intentId }: Device, { url }: TestApp): Promise<void> {
  const before = stripe.events.length
  stripe.pay(intentId)
  for (const event of stripe.events.slice(before)) {
    expect(await stripe.deliver(url, event)).toBe(200)
  }
}

async function payBoth([one, other]: [Device, Device]): Promise<void> {
  await pay(one, apps[0])
  await pay(other, apps[1])
}

const refundsOf = (device: Device) =>
  [...stripe.refunds.values()].filter(({ payment_intent: of }) => of === device.intentId)

async function purchaseOf({ intentId }: Device): Promise<Purchase> {
  const { body } = await admin.get(`/api/admin/purchases?search=${intentId}`)
  const [purchase] = body as Purchase[]
  if (!purchase) throw new Error('no purchase')
  return purchase
}

async function templatesTo({ userId }: Device): Promise<string[]> {
  const mails = await OutboxRow.query(storage.database).where({ userId })
  return mails.map(({ template }) => template)
}

async function resend(): Promise<void> {
  const [{ clock, services }] = apps
  clock.advance(2 * MINUTE_MS)
  await resendRefunds(services)
}

/** Starts the product two more times, each time in a separate process. */
async function startProcesses(): Promise<CheckoutProcess[]> {
  const { connection } = storage
  if (connection.kind !== 'postgres') throw new Error('Two processes need PostgreSQL')
  const env = { ...stripe.env, DATABASE_URL: connection.url }
  return Promise.all([startCheckout(env), startCheckout(env)])
}

test('two devices that pay at the same instant, at two processes, end with one paid and one refunded, once', async () => {
  const email = newAddress()
  const processes = await startProcesses()
  const devices = await Promise.all(
    processes.map(({ url }) => openForm({ visit: () => createHttpClient(url) }, email)),
  )
  for (const { intentId } of devices) stripe.pay(intentId)
  const reports = stripe.events.flatMap((event) =>
    processes.map(({ url }) => stripe.deliver(url, event)),
  )
  expect(new Set(await Promise.all(reports))).toEqual(new Set([200]))

  await resend()
  await Promise.all(apps.map(({ services }) => resendRefunds(services)))
  const purchases = await Promise.all(devices.map(purchaseOf))
  expect(purchases.map(({ refundedCents }) => refundedCents).sort()).toEqual([0, PRICE_CENTS])
  expect(devices.map((device) => refundsOf(device).length).sort()).toEqual([0, 1])
  const mailed = await Promise.all(devices.map(templatesTo))
  expect(mailed.flat().filter((template) => template === 'paid-twice')).toHaveLength(1)
})

test('the second payment goes back by itself, and its payer is told that the access stays', async () => {
  const email = newAddress()
  const [first, second] = [await openForm(apps[0], email), await openForm(apps[1], email)]
  await payBoth([first, second])
  expect(await purchaseOf(second)).toMatchObject({
    isRefundDue: true,
    refundAskedCents: PRICE_CENTS,
  })
  expect((await second.browser.get('/api/orders/current')).body).toEqual({
    state: 'failed',
    message: PAID_TWICE,
  })
  await resend()
  expect(await purchaseOf(first)).toMatchObject({ refundedCents: 0, isRefundDue: false })
  expect(await purchaseOf(second)).toMatchObject({ refundReason: 'refund' })
  const { text } = await readMail(apps[0], email, 'We gave your money back')
  expect(text).toContain('Your premium access stays.')
})

test('the second payment goes back where the first one is of an account that has not confirmed the address', async () => {
  const email = newAddress()
  const browser = apps[0].visit()
  const names = { username: email.slice(0, email.indexOf('@')), email }
  const registered = await browser.post('/api/register', { ...names, password: PASSWORD })
  const { id: userId } = registered.body as { id: string }
  const { body } = await browser.post('/api/create-payment-intent', { userEmail: email, userId })
  const { clientSecret } = body as { clientSecret: string }
  const first = { browser, userId, intentId: clientSecret.replace('_secret', '') }
  const second = await openForm(apps[1], email)
  await payBoth([first, second])
  expect(await purchaseOf(first)).toMatchObject({ isRefundDue: false })
  expect(await purchaseOf(second)).toMatchObject({
    isRefundDue: true,
    refundAskedCents: PRICE_CENTS,
  })
})

test('a device that asks for its payment after another one has paid is refused as at the email step', async () => {
  const email = newAddress()
  const first = await openForm(apps[0], email)
  const late = apps[1].visit()
  const { body } = await late.post('/api/create-guest-user', { email })
  const { userId } = body as { userId: string }
  await pay(first, apps[0])
  const answer = await late.post('/api/create-payment-intent', { userEmail: email, userId })
  expect(answer).toMatchObject({ status: 409, body: { error: 'ALREADY_PREMIUM' } })
  expect((await templatesTo(first)).filter((template) => template === 'claim')).toHaveLength(2)
})

test('what is not plain waits for an administrator', async () => {
  const partly = await openBoth()
  await pay(partly[0], apps[0])
  stripe.refund(partly[0].intentId, 500)
  for (const event of stripe.events) await stripe.deliver(apps[0].url, event)
  await pay(partly[1], apps[1])
  expect(await purchaseOf(partly[1])).toMatchObject({ isRefundDue: true, refundAskedCents: 0 })

  const granted = await openForm(apps[0], newAddress())
  await admin.post(`/api/admin/users/${granted.userId}/premium`, { hasPremiumAccess: true })
  await pay(granted, apps[0])
  expect(await purchaseOf(granted)).toMatchObject({ isRefundDue: true, refundAskedCents: 0 })
})

test('a second payment whose first one goes back before it stays, and the audit says why', async () => {
  const email = newAddress()
  const device = await openForm(apps[0], email)
  const order = stripe.intents.get(device.intentId)
  if (!order) throw new Error('no intent')
  const again = { ...device, intentId: `${order.id}b` }
  stripe.intents.set(again.intentId, { ...order, id: again.intentId })
  await payBoth([device, again])
  stripe.refund(device.intentId)
  for (const event of stripe.events) await stripe.deliver(apps[0].url, event)
  await resend()
  expect(refundsOf(again)).toEqual([])
  const purchase = await purchaseOf(again)
  expect(purchase).toMatchObject({ isRefundDue: false, refundedCents: 0, refundAskedCents: 0 })
  const { body } = await admin.get('/api/admin/audit?action=refund_withdrawn')
  expect((body as AuditEntry[]).map(({ purchaseId }) => purchaseId)).toContain(purchase.id)
  expect(await PurchaseRow.inForce(storage.database, device.userId)).toBeDefined()
})

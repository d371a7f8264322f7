import { describe, expect, test } from 'vitest'
import type { GuideSale } from '#contracts/checkout/guide-sale.ts'
import { addDays } from '#contracts/time.ts'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'

// These apps deliver the guide with the real days of its checks.
const app = await startTestApp({ services: ({ content }) => ({ content }) })
const stripe = await startStripeDouble()
const stripeApp = await startTestApp({
  env: stripe.env,
  services: ({ content }) => ({ content }),
})
const LAST_CHECK = (await readSale()).warningsCheckedOn

async function readSale(): Promise<GuideSale> {
  return (await app.visit().get('/api/guide-sale')).body as GuideSale
}

/** Moves the clock to noon of the day that is this number of days after the last check. */
function setAge(days: number, { clock }: TestApp = app) {
  clock.set(new Date(`${addDays(LAST_CHECK, days)}T12:00:00Z`))
}

/** Presses "Continue" at the email step. */
async function begin(knownCheck?: string) {
  const asked = { email: newAddress(), ...(knownCheck !== undefined && { knownCheck }) }
  const browser = app.visit()
  const { status, body } = await browser.post('/api/create-guest-user', asked)
  return { browser, status, body: body as { userId: string; email: string; error?: string } }
}

async function prepare(knownCheck?: string) {
  const { id: userId, email: userEmail, browser } = await joinBuyer()
  const { status, body } = await browser.post('/api/create-payment-intent', {
    userId,
    userEmail,
    ...(knownCheck !== undefined && { knownCheck }),
  })
  return { status, error: (body as { error?: string }).error }
}

async function joinBuyer() {
  const { user, browser } = await app.join()
  return { id: user.id, email: user.email, browser }
}

const WITHOUT_TICK = { status: 409, error: 'CHECK_NOT_CONFIRMED' }
const NOT_SOLD = { status: 409, error: 'GUIDE_NOT_SOLD' }

describe.each([
  { days: 0, state: 'open' },
  { days: 179, state: 'open' },
  { days: 180, state: 'confirm' },
  { days: 364, state: 'confirm' },
  { days: 365, state: 'closed' },
])('$days days after the last check of the warnings', ({ days, state }) => {
  test(`the sale is ${state}`, async () => {
    setAge(days)
    expect(await readSale()).toMatchObject({ state, warningsCheckedOn: LAST_CHECK })
  })

  test('a guest and an account can begin a purchase only as far as this state allows', async () => {
    setAge(days)
    const [plain, ticked, stale] = [undefined, LAST_CHECK, addDays(LAST_CHECK, -1)]
    const outcomes = []
    for (const known of [plain, ticked, stale]) {
      const guest = await begin(known)
      const intent = await prepare(known)
      expect(intent).toEqual({ status: guest.status, error: guest.body.error })
      outcomes.push(intent)
    }
    const sold = { status: 200, error: undefined }
    expect(outcomes).toEqual(
      {
        open: [sold, sold, sold],
        confirm: [WITHOUT_TICK, sold, WITHOUT_TICK],
        closed: [NOT_SOLD, NOT_SOLD, NOT_SOLD],
      }[state],
    )
  })
})

test('a refused visitor leaves no guest and no order behind', async () => {
  setAge(365)
  const count = async () => {
    const [row] = await app.services.database('users').count('* as n')
    return Number((row as { n: number | string }).n)
  }
  const before = await count()
  await begin()
  expect(await count()).toBe(before)
  const { id, email, browser } = await joinBuyer()
  await browser.post('/api/create-payment-intent', { userId: id, userEmail: email })
  expect(await PurchaseRow.ofUser(app.services.database, id)).toEqual([])
})

/** Does the first steps of the checkout on the last day of the sale, up to the card form. */
async function reachCard(shop: TestApp) {
  setAge(364, shop)
  const browser = shop.visit()
  const [email, knownCheck] = [newAddress(), LAST_CHECK]
  const guest = await browser.post('/api/create-guest-user', { email, knownCheck })
  const { userId } = guest.body as { userId: string }
  const order = { userId, userEmail: email }
  const intent = await browser.post('/api/create-payment-intent', { ...order, knownCheck })
  const { clientSecret } = intent.body as { clientSecret: string }
  const pay = () =>
    browser.post('/api/sandbox/payments/confirm', {
      clientSecret,
      cardNumber: '4242424242424242',
    })
  return { browser, email, order, clientSecret, pay }
}

describe('after the limit', () => {
  test('a payment that began before it is finished', async () => {
    const { browser, pay } = await reachCard(app)
    setAge(365)
    expect((await pay()).body).toMatchObject({ status: 'succeeded' })
    expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'completed' })
  })

  test('a buyer keeps access and receipts, and still finds the way in by mail', async () => {
    const { browser, email, pay } = await reachCard(app)
    await pay()
    setAge(365)
    expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })
    expect((await browser.get('/api/learning/content?part=premium')).status).toBe(200)
    expect((await browser.get('/api/purchases')).body).toMatchObject([{ cents: 1999 }])
    const elsewhere = await app.visit().post('/api/create-guest-user', { email })
    expect(elsewhere).toMatchObject({ status: 200, body: { hasPremiumAccess: true } })
  })

  test('a purchase can be refunded', async () => {
    const { email, pay } = await reachCard(app)
    await pay()
    setAge(365)
    const owner = await app.signIn(await app.buildAdmin())
    const found = await owner.get(`/api/admin/purchases?search=${email}`)
    const [purchase] = found.body as { id: string }[]
    const refund = { cents: 1999, reason: 'asked by mail' }
    const path = `/api/admin/purchases/${purchase?.id ?? ''}/refund`
    expect(await owner.post(path, refund)).toMatchObject({ status: 200 })
  })

  test('an unpaid order waits, and a payment without a report counts at the next press', async () => {
    const { browser, order, clientSecret } = await reachCard(stripeApp)
    setAge(365, stripeApp)
    const press = async () => (await browser.post('/api/create-payment-intent', order)).body
    expect(await press()).toMatchObject({ error: 'GUIDE_NOT_SOLD' })
    stripe.pay(clientSecret.replace('_secret', ''))
    stripeApp.clock.advance(60_000)
    expect(await press()).toMatchObject({ error: 'ALREADY_PREMIUM' })
    expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })
  })
})

test('nobody has read the guide yet, and the server says so', async () => {
  const { practitioner, natives } = await readSale()
  expect(practitioner).toMatchObject({ names: [], read: 0 })
  expect(Object.keys(natives)).toEqual(['es', 'ar'])
  expect(natives['es']).toMatchObject({ names: [], read: 0 })
})

test('a test app of any day sells the guide', async () => {
  const shop = await startTestApp({ now: new Date('2040-01-01T12:00:00Z') })
  expect((await startOrder(shop.visit(), newAddress())).clientSecret).not.toBe('')
})

import { describe, expect, test } from 'vitest'
import { PRICE } from '#contracts/checkout/checkout.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { buy, newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { readMail } from '#tests/support/server/mail.ts'

const app = await startTestApp()

const SUCCESS = '4242 4242 4242 4242'
const CHALLENGE = '4000002500003155'

describe('a visitor with nothing but an address', () => {
  test('becomes a guest who pays and has access at once', async () => {
    const email = newAddress()
    const browser = app.visit()

    const { guest, clientSecret } = await startOrder(browser, email)
    expect(guest).toMatchObject({ email, hasPremiumAccess: false })
    expect((await browser.get('/api/orders/current')).body).toEqual({
      state: 'none',
      message: null,
    })

    expect((await confirm(browser, clientSecret, SUCCESS)).body).toEqual({
      status: 'succeeded',
      error: null,
    })
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'completed' })
    expect((await browser.get('/api/user')).body).toMatchObject({
      username: email,
      isGuest: true,
      hasPremiumAccess: true,
      emailConfirmed: false,
    })
  })

  test('gets a receipt and the link to claim the purchase', async () => {
    const email = newAddress()
    await buy(app.visit(), email)

    const receipt = await readMail(app, email, 'Your receipt for the visa guide')
    const claim = await readMail(app, email, 'Set a password for your guide')

    expect(receipt.text).toContain('$19.99')
    expect(claim.text).toContain('https://visa.example.org/auth/claim#token=')
  })

  test('is refused an intent for somebody else', async () => {
    const browser = app.visit()
    const { guest } = await startOrder(browser, newAddress())
    const other = await app.buildUser()

    const strange = { userEmail: other.email, userId: other.id }
    expect(await browser.post('/api/create-payment-intent', strange)).toMatchObject({
      status: 403,
      body: { error: 'ACCESS_DENIED' },
    })
    const mixed = { userEmail: other.email, userId: guest.userId }
    expect((await browser.post('/api/create-payment-intent', mixed)).status).toBe(403)
  })

  test.each([
    ['blank', '   '],
    ['no address', 'amara'],
    ['300 characters', `${'a'.repeat(290)}@example.com`],
    ['control characters', 'a\u0007b@example.com'],
    ['letters beyond ASCII', 'amára@example.com'],
    ['a look-alike', 'аmara@example.com'],
    ['at a domain that is none', 'amara@example..com'],
    ['two addresses', 'a@example.com,b@example.com'],
    ['a number', 42],
    ['nothing', undefined],
  ])('is refused an address that is %s', async (_, email) => {
    const { status, body } = await app.visit().post('/api/create-guest-user', { email })
    expect([status, body]).toMatchObject([400, { error: 'INVALID_INPUT' }])
  })
})

describe('a card', () => {
  test.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ])('%s is refused, and another one may be tried', async (card, error) => {
    const browser = app.visit()
    const { clientSecret } = await startOrder(browser, newAddress())

    expect((await confirm(browser, clientSecret, card)).body).toEqual({
      status: 'requires_payment_method',
      error,
    })
    expect((await browser.get('/api/orders/current')).body).toEqual({
      state: 'failed',
      message: error,
    })
    expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: false })

    await confirm(browser, clientSecret, SUCCESS)
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'completed' })
  })

  test('with 3-D Secure waits for the confirmation', async () => {
    const browser = app.visit()
    const { clientSecret } = await startOrder(browser, newAddress())
    const challenge = (approve: boolean) =>
      browser.post('/api/sandbox/payments/challenge', { clientSecret, approve })

    expect((await confirm(browser, clientSecret, CHALLENGE)).body).toMatchObject({
      status: 'requires_action',
    })
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'none' })
    expect((await challenge(false)).body).toMatchObject({ status: 'requires_payment_method' })
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'failed' })

    await confirm(browser, clientSecret, CHALLENGE)
    expect((await challenge(true)).body).toMatchObject({ status: 'succeeded' })
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'completed' })
  })

  test('that stays processing succeeds without any event', async () => {
    const browser = app.visit()
    const { clientSecret } = await startOrder(browser, newAddress())
    await confirm(browser, clientSecret, '4000000000000077')
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'processing' })

    app.clock.advance(10_000)
    expect((await browser.get('/api/orders/current')).body).toMatchObject({ state: 'completed' })
  })

  test('that is no test card is refused', async () => {
    const browser = app.visit()
    const { clientSecret } = await startOrder(browser, newAddress())
    expect(await confirm(browser, clientSecret, '4111111111111111')).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
  })
})

describe('after the payment', () => {
  const DISPUTED = '4000000000000259'
  const reverse = (browser: ReturnType<TestApp['visit']>, clientSecret: string, becomes: string) =>
    browser.post('/api/sandbox/payments/reverse', { clientSecret, becomes })
  const hasAccess = async (browser: ReturnType<TestApp['visit']>) => {
    const { body } = await browser.get('/api/user')
    return (body as { hasPremiumAccess: boolean }).hasPremiumAccess
  }

  test.each([
    ['won', true],
    ['lost', false],
    ['warning_closed', true],
  ] as const)('its dispute is %s', async (end, isOpen) => {
    const browser = app.visit()
    const { guest, clientSecret } = await startOrder(browser, newAddress())
    await confirm(browser, clientSecret, DISPUTED)
    const read = () =>
      app.services.database('purchases').where({ userId: guest.userId }).first('disputedAt')
    expect(await hasAccess(browser)).toBe(true)
    expect(await read()).toMatchObject({ disputedAt: expect.any(Date) as Date })

    expect((await reverse(browser, clientSecret, end)).status).toBe(200)
    expect(await hasAccess(browser)).toBe(isOpen)
    if (isOpen) expect(await read()).toEqual({ disputedAt: null })
  })

  test('the money is given back', async () => {
    const browser = app.visit()
    const { clientSecret } = await buy(browser, newAddress())
    expect((await reverse(browser, clientSecret, 'refunded')).status).toBe(200)
    expect(await hasAccess(browser)).toBe(false)
  })

  test.each(['refunded', 'won', 'lost'])(
    'alone it is %s, and a dispute ends where there is one',
    async (becomes) => {
      const browser = app.visit()
      const { clientSecret } = await startOrder(browser, newAddress())
      expect((await reverse(browser, clientSecret, becomes)).status).toBe(404)
    },
  )
})

test('a payment at a price of yesterday can no longer be made', async () => {
  const browser = app.visit()
  const { guest, clientSecret } = await startOrder(browser, newAddress())
  app.services.price = { cents: 2499, currency: 'usd' }
  const again = { userEmail: guest.email, userId: guest.userId }
  const { body } = await browser.post('/api/create-payment-intent', again)
  app.services.price = PRICE

  expect(body).toMatchObject({ cents: 2499, currency: 'usd' })
  expect((await confirm(browser, clientSecret, SUCCESS)).body).toEqual({
    status: 'canceled',
    error: null,
  })
  await confirm(browser, (body as { clientSecret: string }).clientSecret, SUCCESS)
  expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })
})

test('an open order keeps its one payment through twenty clicks', async () => {
  const browser = app.visit()
  const { guest, clientSecret } = await startOrder(browser, newAddress())
  const again = { userEmail: guest.email, userId: guest.userId }

  const clicks = await Promise.all(
    Array.from({ length: 20 }, () => browser.post('/api/create-payment-intent', again)),
  )

  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]))
  const secrets = clicks.map(({ body }) => (body as { clientSecret: string }).clientSecret)
  expect(new Set(secrets)).toEqual(new Set([clientSecret]))
})

function confirm(browser: ReturnType<TestApp['visit']>, clientSecret: string, cardNumber: string) {
  return browser.post('/api/sandbox/payments/confirm', { clientSecret, cardNumber })
}

test('an owner gives money back in the sandbox as at the provider', async () => {
  const { guest } = await buy(app.visit(), newAddress())
  const owner = await app.signIn(await app.buildAdmin())
  const [purchase] = (await owner.get(`/api/admin/purchases?search=${guest.email}`)).body as {
    id: string
  }[]
  const path = `/api/admin/purchases/${purchase?.id ?? ''}/refund`
  const part = await owner.post(path, { cents: 1, reason: 'A cent.' })
  expect(part.body).toMatchObject({ refundedCents: 1, refundedAt: null })
  const rest = await owner.post(path, { cents: PRICE.cents - 1, reason: 'The rest.' })
  expect(rest.body).toMatchObject({ refundedCents: PRICE.cents, refundReason: 'refund' })
})

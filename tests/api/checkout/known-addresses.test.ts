import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import type { Reply } from '#tests/support/server/http-client.ts'
import { buy, newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { readLinkTokens, readMail } from '#tests/support/server/mail.ts'

const app = await startTestApp()

describe('an address that has an account', () => {
  test('without access is answered as one that has none', async () => {
    const { email } = await app.buildUser()
    const [known, unknown] = await Promise.all(
      [email, newAddress()].map((one) =>
        app.visit().post('/api/create-guest-user', { email: one }),
      ),
    )
    const shapeOf = ({ status, body, headers }: Reply) => ({
      status,
      fields: Object.keys(body as object),
      hasPremiumAccess: (body as { hasPremiumAccess: boolean }).hasPremiumAccess,
      headers: [...headers.keys()].sort(),
    })
    expect(known && shapeOf(known)).toEqual(unknown && shapeOf(unknown))
    expect(known?.status).toBe(200)
  })

  test('has what a guest of it paid once its mailbox has opened the link', async () => {
    const owner = await app.buildUser()
    await buy(app.visit(), owner.email)
    const signedIn = await app.signIn(owner)
    expect((await signedIn.get('/api/user')).body).toMatchObject({ hasPremiumAccess: false })
    const [token] = await readLinkTokens(app, owner.email, 'Set a password for your guide')
    const claim = { token, password: 'another quiet river' }
    expect(await app.visit().post('/api/account/claim', claim)).toMatchObject({
      status: 200,
      body: { id: owner.id, hasPremiumAccess: true },
    })
  })

  test('that is premium is told so and gets a mail', async () => {
    const { email } = await app.buildPremiumUser()
    const browser = app.visit()

    expect((await browser.post('/api/create-guest-user', { email })).body).toEqual({
      userId: null,
      email,
      hasPremiumAccess: true,
    })
    expect((await browser.get('/api/user')).status).toBe(401)
    const mail = await readMail(app, email, 'You already have the visa guide')
    expect(mail.text).toContain('/auth/reset#token=')
  })

  test('buys for that account when it is signed in', async () => {
    const { user, browser } = await app.join()
    await buy(browser, user.email)
    expect((await browser.get('/api/user')).body).toMatchObject({
      id: user.id,
      hasPremiumAccess: true,
    })
    const again = { userEmail: user.email, userId: user.id }
    expect(await browser.post('/api/create-payment-intent', again)).toMatchObject({
      status: 409,
      body: { error: 'ALREADY_PREMIUM' },
    })
  })

  test('is not exchanged for another one while it is signed in', async () => {
    const browser = await app.signIn(await app.buildUser())
    const other = await browser.post('/api/create-guest-user', { email: newAddress() })
    expect(other).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT' } })
  })
})

test('an address whose only guest has not paid counts as new', async () => {
  const email = newAddress()
  const [first, second] = [app.visit(), app.visit()]
  await startOrder(first, email)
  await buy(second, email)

  expect((await second.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })
  expect((await first.get('/api/user')).body).toMatchObject({ hasPremiumAccess: false })
})

test('a paid address is told so in another browser, and its mailbox gets the claim link', async () => {
  const email = newAddress()
  await buy(app.visit(), email)
  const browser = app.visit()
  expect((await browser.post('/api/create-guest-user', { email })).body).toMatchObject({
    userId: null,
    hasPremiumAccess: true,
  })
  expect((await browser.get('/api/user')).status).toBe(401)
})

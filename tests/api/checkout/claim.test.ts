import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { buy, newAddress } from '#tests/support/checkout/checkout.ts'
import { watchLoad } from '#tests/support/server/load.ts'
import { readLinkToken, readMails } from '#tests/support/server/mail.ts'

const app = await startTestApp()

const CLAIM = 'Set a password for your guide'
const CONFIRM = 'Confirm your email address'
const RESET = 'Reset your password'
const PASSWORD = 'a long and quiet river'
const MINUTE_MS = 60_000

async function buyAsGuest() {
  const [browser, email] = [app.visit(), newAddress()]
  await buy(browser, email)
  return { browser, email, token: await readLinkToken(app, email, CLAIM) }
}

const claim = (browser: ReturnType<TestApp['visit']>, token: string, password = PASSWORD) =>
  browser.post('/api/account/claim', { token, password })

describe('the owner of the mailbox', () => {
  test('claims the purchase with a password, and the browser that paid is out', async () => {
    const { browser, email, token } = await buyAsGuest()
    const owner = app.visit()

    const { status, body } = await claim(owner, token)

    expect([status, body]).toMatchObject([
      200,
      { email, isGuest: false, emailConfirmed: true, hasPremiumAccess: true },
    ])
    expect((await owner.get('/api/user')).body).toMatchObject({ email })
    expect((await browser.get('/api/user')).status).toBe(401)
    const login = await app.visit().post('/api/login', { username: email, password: PASSWORD })
    expect(login.status).toBe(200)
  })

  test('has ten minutes from the sending, and one use', async () => {
    const { token } = await buyAsGuest()
    app.clock.advance(11 * MINUTE_MS)
    expect((await claim(app.visit(), token)).body).toMatchObject({ error: 'LINK_EXPIRED' })
    app.clock.set()

    expect((await claim(app.visit(), token)).status).toBe(200)
    expect((await claim(app.visit(), token)).body).toMatchObject({ error: 'LINK_EXPIRED' })
  })

  test('gets the ten minutes even when the mail left late', async () => {
    const [browser, email] = [app.visit(), newAddress()]
    const { mailer } = app.services
    const { wake } = mailer
    mailer.wake = () => undefined
    await buy(browser, email)
    mailer.wake = wake
    app.clock.advance(60 * MINUTE_MS)
    const token = await readLinkToken(app, email, CLAIM)
    app.clock.advance(9 * MINUTE_MS)
    expect((await claim(app.visit(), token)).status).toBe(200)
  })

  test('gets a fresh link from the page of an expired one, at the same address only', async () => {
    const { email, token } = await buyAsGuest()
    app.clock.advance(11 * MINUTE_MS)
    expect((await app.visit().post('/api/account/renew-link', { token })).status).toBe(204)
    const tokens = (await readMails(app, email))
      .filter(({ subject }) => subject === CLAIM)
      .map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '')
    const fresh = tokens.find((other) => other !== token) ?? ''

    expect((await claim(app.visit(), token)).body).toMatchObject({ error: 'LINK_EXPIRED' })
    expect((await claim(app.visit(), fresh)).status).toBe(200)
  })

  test('cannot choose a common password, which does not use the link up', async () => {
    const { token } = await buyAsGuest()
    expect((await claim(app.visit(), token, 'password123')).body).toMatchObject({
      error: 'PASSWORD_TOO_COMMON',
    })
    expect((await claim(app.visit(), token)).status).toBe(200)
  })

  test('of twenty simultaneous uses of a link, one counts', async () => {
    const { token } = await buyAsGuest()
    const load = watchLoad()
    const use = () => load.ask(() => claim(app.visit(), token))
    const statuses = (await Promise.all(Array.from({ length: 20 }, use))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(19)
  })

  test('finds the purchase in an account registered with the address, once confirmed', async () => {
    const { browser: paying, email } = await buyAsGuest()
    const browser = app.visit()
    const details = { username: newAddress(), email, password: PASSWORD }
    expect(
      (await browser.post('/api/register', { ...details, username: details.username.slice(0, 20) }))
        .body,
    ).toMatchObject({ hasPremiumAccess: false, emailConfirmed: false })

    const token = await readLinkToken(app, email, CONFIRM)
    const { body } = await browser.post('/api/account/confirm', { token })
    expect(body).toMatchObject({ hasPremiumAccess: true, emailConfirmed: true })
    const { id: userId } = body as CurrentUser
    const bought = await PurchaseRow.query(app.services.database).where({ userId })
    expect(bought).toMatchObject([{ refundDueAt: null }])
    expect((await paying.get('/api/user')).status).toBe(401)
  })

  test('keeps at once what this very browser paid, when it registers', async () => {
    const { browser, email } = await buyAsGuest()
    const username = newAddress().slice(0, 20)
    const { body } = await browser.post('/api/register', { username, email, password: PASSWORD })
    expect(body).toMatchObject({ hasPremiumAccess: true, isGuest: false })
  })
})

describe('a confirmation', () => {
  test('needs a browser in which the account is signed in', async () => {
    const [browser, email] = [app.visit(), newAddress()]
    const username = email.slice(0, 20)
    await browser.post('/api/register', { username, email, password: PASSWORD })
    const token = await readLinkToken(app, email, CONFIRM)

    expect(await app.visit().post('/api/account/confirm', { token })).toMatchObject({
      status: 401,
      body: { error: 'SIGN_IN_REQUIRED' },
    })
    const stranger = await app.signIn(await app.buildUser())
    expect((await stranger.post('/api/account/confirm', { token })).status).toBe(401)
    expect((await browser.post('/api/account/confirm', { token })).status).toBe(200)
    expect((await browser.post('/api/account/confirm', { token })).status).toBe(410)
  })

  test('is void once the address was changed', async () => {
    const [browser, email] = [app.visit(), newAddress()]
    const username = email.slice(0, 20)
    await browser.post('/api/register', { username, email, password: PASSWORD })
    const token = await readLinkToken(app, email, CONFIRM)
    const other = newAddress()
    const change = { username, email: other, currentPassword: PASSWORD }
    expect((await browser.patch('/api/user', change)).body).toMatchObject({ email })

    const fresh = await readLinkToken(app, other, 'Confirm your new email address')
    expect((await browser.post('/api/account/confirm', { token: fresh })).body).toMatchObject({
      email: other,
      emailConfirmed: true,
    })
    expect((await browser.post('/api/account/confirm', { token })).status).toBe(410)
  })
})

describe('a reset', () => {
  async function askForReset(email: string): Promise<string> {
    await app.visit().post('/api/account/request-reset', { email })
    return readLinkToken(app, email, RESET)
  }

  test('sets the password, ends every session and signs in the browser that shows the link', async () => {
    const user = await app.buildUser()
    const [before, browser] = [await app.signIn(user), app.visit()]
    const token = await askForReset(user.email)
    expect(await claim(browser, token)).toMatchObject({
      status: 200,
      body: { id: user.id, username: user.username, emailConfirmed: true },
    })

    expect((await browser.get('/api/user')).body).toMatchObject({ id: user.id })
    expect((await before.get('/api/user')).status).toBe(401)
    const login = { username: user.username, password: PASSWORD }
    expect((await app.visit().post('/api/login', login)).status).toBe(200)
  })

  test('gives the browser a session of its own, in the place of the session that was there', async () => {
    const [user, another] = [await app.buildUser(), await app.buildUser()]
    const browser = await app.signIn(another)
    const planted = app.visit()
    for (const [name, value] of browser.cookies) planted.cookies.set(name, value)
    expect((await claim(browser, await askForReset(user.email))).status).toBe(200)
    expect((await browser.get('/api/user')).body).toMatchObject({ id: user.id })
    expect((await planted.get('/api/user')).status).toBe(401)
  })

  test('signs nobody in by a link that was used up, refused or has expired', async () => {
    const user = await app.buildUser()
    const token = await askForReset(user.email)
    expect((await claim(app.visit(), token, 'password123')).status).toBe(400)
    expect((await claim(app.visit(), token)).status).toBe(200)
    const again = app.visit()
    expect((await claim(again, token)).body).toMatchObject({ error: 'LINK_EXPIRED' })
    expect((await again.get('/api/user')).status).toBe(401)

    const late = await askForReset((await app.buildUser()).email)
    app.clock.advance(11 * MINUTE_MS)
    expect((await claim(again, late)).body).toMatchObject({ error: 'LINK_EXPIRED' })
    expect((await again.get('/api/user')).status).toBe(401)
  })

  test('signs nobody in from a page of another site', async () => {
    const token = await askForReset((await app.buildUser()).email)
    const browser = app.visit()
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
    const body = { token, password: PASSWORD }
    expect(await browser.post('/api/account/claim', body, { headers: foreign })).toMatchObject({
      body: { error: 'CROSS_ORIGIN' },
    })
    expect((await browser.get('/api/user')).status).toBe(401)
    expect((await claim(browser, token)).status).toBe(200)
  })

  test('answers the same whether the address has an account or not', async () => {
    const user = await app.buildUser()
    const ask = async (email: string) => {
      const began = performance.now()
      const { status, body, headers } = await app
        .visit()
        .post('/api/account/request-reset', { email })
      const names = [...headers.keys()].filter((name) => name !== 'x-request-id').sort()
      return { status, body, names, isSlow: performance.now() - began >= 150 }
    }
    expect(await ask(user.email)).toEqual(await ask(newAddress()))
    expect((await ask(newAddress())).isSlow).toBe(true)
  })

  test('link is made of our own address, whatever host the request names', async () => {
    const user = await app.buildUser()
    await app.visit().post(
      '/api/account/request-reset',
      { email: user.email },
      {
        headers: { 'X-Forwarded-Host': 'evil.example.net' },
      },
    )
    const [mail] = await readMails(app, user.email)
    expect(mail?.text).toContain('https://visa.example.org/auth/reset#token=')
    expect(mail?.text).not.toContain('evil')
  })
})

test('no table holds the secret of a link', async () => {
  const { token } = await buyAsGuest()
  for (const table of ['account_tokens', 'mail_outbox']) {
    const rows: unknown = await app.services.database(table)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
})

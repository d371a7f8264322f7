import { describe, expect, test } from 'vitest'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import {
  announceTransactions,
  type BeforeTransaction,
} from '#tests/support/server/before-transaction.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readLinkTokens, readMail, readMails } from '#tests/support/server/mail.ts'

const DAY_MS = 24 * 60 * 60_000
const CHANGE = 'Confirm your new email address'
const CONFIRM = 'Confirm your email address'
const OTHER = 'another quiet river'
const next: BeforeTransaction = {}
const app = await startTestApp({
  services: ({ database }) => ({ database: announceTransactions(database, next) }),
})

async function askToMove(browser: HttpClient, username: string, email = newAddress()) {
  const change = { username, email, currentPassword: PASSWORD }
  const { status } = await browser.patch('/api/user', change)
  expect(status).toBe(200)
  return { email, token: await readLinkToken(app, email, CHANGE) }
}

const confirm = (browser: HttpClient, token: string) =>
  browser.post('/api/account/confirm', { token })

describe('a new address', () => {
  test('counts once its link was opened, and ends every other session', async () => {
    const { user, browser } = await app.join()
    const elsewhere = await app.signIn(user)
    const { email, token } = await askToMove(browser, user.username)
    expect((await browser.get('/api/user')).body).toMatchObject({ email: user.email })

    expect((await confirm(browser, token)).body).toMatchObject({ email, emailConfirmed: true })
    expect((await browser.get('/api/user')).body).toMatchObject({ email })
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email: null })
    expect((await confirm(browser, token)).status).toBe(410)
  })

  test('is not written back by a change of the name that began before the move', async () => {
    const { user, browser } = await app.join()
    const { email, token } = await askToMove(browser, user.username)
    next.act = () => confirm(browser, token)
    const typed = { username: user.username.toUpperCase(), email: user.email }
    expect(await browser.patch('/api/user', typed)).toMatchObject({
      status: 200,
      body: { username: typed.username, email },
    })
    expect((await browser.get('/api/user')).body).toMatchObject({ email })
    await app.visit().post('/api/account/request-reset', { email })
    expect(await readLinkTokens(app, email, 'Reset your password')).toHaveLength(1)
  })

  test('is not taken by a session that ends before the move', async () => {
    const { user, browser } = await app.join()
    const { token } = await askToMove(browser, user.username)
    const { database } = app.services
    next.act = () => database('sessions').where({ userId: user.id }).delete()
    expect(await confirm(browser, token)).toMatchObject({ status: 401 })
    expect((await (await app.signIn(user)).get('/api/user')).body).toMatchObject({
      email: user.email,
    })
  })

  test('that was not proven leaves the way back to the old mailbox', async () => {
    const { user, browser } = await app.join()
    const { email } = await askToMove(browser, user.username)
    const ask = (address: string) =>
      app.visit().post('/api/account/request-reset', { email: address })
    await ask(email)
    await ask(user.email)
    expect(await readLinkTokens(app, email, 'Reset your password')).toEqual([])

    const token = await readLinkToken(app, user.email, 'Reset your password')
    expect((await app.visit().post('/api/account/claim', { token, password: OTHER })).status).toBe(
      200,
    )
    const [change = ''] = await readLinkTokens(app, email, CHANGE)
    const owner = app.visit()
    const login = { username: user.username, password: OTHER }
    expect((await owner.post('/api/login', login)).status).toBe(200)
    expect((await confirm(owner, change)).status).toBe(410)
  })

  test('is told to the old mailbox when it is asked for and when it counts', async () => {
    const { user, browser } = await app.join()
    const { email, token } = await askToMove(browser, user.username)
    const asked = await readMail(app, user.email, 'Your account is to move to another address')
    expect(asked.text).toContain(email)
    await confirm(browser, token)
    const done = await readMail(app, user.email, 'Your account has moved to another address')
    expect(done.text).toContain(email)
    expect(await readMails(app, email)).toHaveLength(1)
  })

  test('is moved to by the account that asked for it alone', async () => {
    const { user, browser } = await app.join()
    const { token } = await askToMove(browser, user.username)
    const { browser: stranger } = await app.join()
    for (const visitor of [stranger, app.visit()]) {
      expect((await confirm(visitor, token)).status).toBe(401)
    }
    const taking = { token, password: OTHER }
    for (const path of ['/api/account/claim', '/api/account/unlock']) {
      const body = path.endsWith('unlock') ? { token } : taking
      expect((await app.visit().post(path, body)).status).toBe(410)
    }
    expect((await confirm(browser, token)).status).toBe(200)
  })

  test('can be given up, or asked for once more, which voids the link before', async () => {
    const { user, browser } = await app.join()
    const first = await askToMove(browser, user.username)
    const second = await askToMove(browser, user.username)
    expect((await confirm(browser, first.token)).status).toBe(410)
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email: second.email })
    expect((await browser.delete('/api/user/pending-email')).status).toBe(204)
    expect((await confirm(browser, second.token)).status).toBe(410)
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email: null })
  })

  test('gets a fresh link from the page of an expired one', async () => {
    const { user, browser } = await app.join()
    const { email, token } = await askToMove(browser, user.username)
    app.clock.advance(1.5 * DAY_MS)
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email: null })
    expect((await app.visit().post('/api/account/renew-link', { token })).status).toBe(204)
    const fresh = (await readLinkTokens(app, email, CHANGE)).find((other) => other !== token) ?? ''
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email })
    expect((await confirm(browser, fresh)).body).toMatchObject({ email })
  })

  test('that somebody else took meanwhile is refused in words', async () => {
    const { user, browser } = await app.join()
    const { email, token } = await askToMove(browser, user.username)
    await app.buildUser({ email })
    expect(await confirm(browser, token)).toMatchObject({
      status: 409,
      body: { error: 'EMAIL_TAKEN' },
    })
  })

  test('keeps the old one from others for seven days', async () => {
    const { user, browser } = await app.join()
    const { token } = await askToMove(browser, user.username)
    await confirm(browser, token)
    const other = app.visit()
    const names = { username: `new-${user.username}`, email: user.email }
    expect((await other.post('/api/register', { ...names, password: OTHER })).status).toBe(200)
    const first = await readLinkToken(app, user.email, CONFIRM)
    expect(await confirm(other, first)).toMatchObject({
      status: 409,
      body: { error: 'EMAIL_TAKEN' },
    })
    app.clock.advance(8 * DAY_MS)
    await app.visit().post('/api/account/renew-link', { token: first })
    const tokens = await readLinkTokens(app, user.email, CONFIRM)
    const fresh = tokens.find((one) => one !== first) ?? ''
    expect((await confirm(other, fresh)).body).toMatchObject({ emailConfirmed: true })
  })

  test('takes its owner back to the old one within these days', async () => {
    const { user, browser } = await app.join()
    const { token } = await askToMove(browser, user.username)
    await confirm(browser, token)
    const back = await askToMove(browser, user.username, user.email)
    expect((await confirm(browser, back.token)).body).toMatchObject({ email: user.email })
  })
})

describe('a mail that confirms', () => {
  async function register() {
    const [browser, email] = [app.visit(), newAddress()]
    await browser.post('/api/register', { username: email.slice(0, 20), email, password: PASSWORD })
    return { browser, email, token: await readLinkToken(app, email, CONFIRM) }
  }
  const claim = (token: string) =>
    app.visit().post('/api/account/claim', { token, password: OTHER })

  test('sets no password any more once the address is confirmed', async () => {
    const { browser, email, token: first } = await register()
    await browser.post('/api/account/resend-confirmation')
    const tokens = await readLinkTokens(app, email, CONFIRM)
    const newest = tokens.find((token) => token !== first) ?? ''
    expect((await confirm(browser, first)).status).toBe(410)
    expect((await confirm(browser, newest)).status).toBe(200)
    for (const token of tokens) expect((await claim(token)).status).toBe(410)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('that was still under way when the address was confirmed sets none either', async () => {
    const { browser, email, token } = await register()
    await app.services.database('users').where({ email }).update({ emailConfirmedAt: new Date() })
    expect((await claim(token)).status).toBe(410)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('still gives the account to the owner of the mailbox while it is not', async () => {
    const { browser, token } = await register()
    expect((await claim(token)).status).toBe(200)
    expect((await browser.get('/api/user')).status).toBe(401)
  })
})

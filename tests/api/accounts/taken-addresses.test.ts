import { describe, expect, test } from 'vitest'
import { UserExport } from '#contracts/privacy/user-export.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readLinkTokens, readMail, readMails } from '#tests/support/server/mail.ts'

const CONFIRM = 'Confirm your email address'
const CHANGE = 'Confirm your new email address'
const TAKEN = 'Your address has an account already'
const RESET = 'Reset your password'
const OWN = 'another quiet river'
const DAY_MS = 24 * 60 * 60_000
const EMAIL_TAKEN = { status: 409, body: { error: 'EMAIL_TAKEN' } }
const app = await startTestApp()

async function register(email: string, username = `new-${crypto.randomUUID()}`) {
  const browser = app.visit()
  const { status, body } = await browser.post('/api/register', {
    username,
    email,
    password: PASSWORD,
  })
  expect({ status, body }).toMatchObject({ status: 200, body: { emailConfirmed: false } })
  return { browser, username, id: (body as { id: string }).id }
}

/**
 * Returns the token of the link with this subject in the mailbox. Ignores the tokens in `before`.
 */
async function readNewLink(email: string, subject: string, before: string[]): Promise<string> {
  const links = await readLinkTokens(app, email, subject)
  return links.find((link) => !before.includes(link)) ?? ''
}

/**
 * Registers an account with this address. Returns the account, and the token of the link that
 * proves the mailbox.
 */
async function claim(email: string) {
  const before = await readLinkTokens(app, email, CONFIRM)
  const account = await register(email)
  return { ...account, token: await readNewLink(email, CONFIRM, before) }
}

const confirm = (browser: HttpClient, token: string) =>
  browser.post('/api/account/confirm', { token })

const logIn = (username: string, password = PASSWORD) =>
  app.visit().post('/api/login', { username, password })

describe('a registration with an address that an account has', () => {
  test('tells its mailbox, in the spelling of that account, and gives the way into it', async () => {
    const owner = await app.buildUser()
    const { browser } = await register(owner.email.toUpperCase())
    const token = await readLinkToken(app, owner.email, TAKEN)
    expect(await readMails(app, owner.email.toUpperCase())).toEqual([])
    expect(await readLinkTokens(app, owner.email, CONFIRM)).toEqual([])

    const reset = { token, password: OWN }
    expect(await app.visit().post('/api/account/claim', reset)).toMatchObject({
      status: 200,
      body: { id: owner.id },
    })
    expect((await browser.get('/api/user')).body).toMatchObject({ emailConfirmed: false })
  })

  test('voids no link that its owner has asked for', async () => {
    const owner = await app.buildUser()
    await app.visit().post('/api/account/request-reset', { email: owner.email })
    const token = await readLinkToken(app, owner.email, RESET)
    await register(owner.email)
    expect(await readLinkToken(app, owner.email, TAKEN)).toBe(token)
    const reset = { token, password: OWN }
    expect((await app.visit().post('/api/account/claim', reset)).status).toBe(200)
  })

  test('makes an account that nobody finds by the address', async () => {
    const owner = await app.buildUser()
    await register(owner.email)
    expect(await logIn(owner.email)).toMatchObject({ status: 200, body: { id: owner.id } })
    await app.visit().post('/api/account/request-reset', { email: owner.email })
    const token = await readLinkToken(app, owner.email, RESET)
    const reset = { token, password: OWN }
    expect(await app.visit().post('/api/account/claim', reset)).toMatchObject({
      body: { id: owner.id },
    })
  })

  test('gets the address by its mail once it is free', async () => {
    const owner = await app.buildUser()
    const { browser } = await register(owner.email)
    // Waits until the mail is sent. An unsent mail would become a confirmation as soon as the
    // address is free.
    await readMail(app, owner.email, TAKEN)
    const admin = await app.signIn(await app.buildAdmin())
    expect((await admin.delete(`/api/admin/users/${owner.id}`)).status).toBe(204)
    await browser.post('/api/account/resend-confirmation')
    const token = await readLinkToken(app, owner.email, CONFIRM)
    expect(await confirm(browser, token)).toMatchObject({
      status: 200,
      body: { email: owner.email, emailConfirmed: true },
    })
    expect((await logIn(owner.email)).status).toBe(200)
  })

  test('tells the mailbox as well when an expired link is asked for once more', async () => {
    const email = newAddress()
    const { token } = await claim(email)
    app.clock.advance(1.5 * DAY_MS)
    await app.buildUser({ email })
    expect((await app.visit().post('/api/account/renew-link', { token })).status).toBe(204)
    expect(await readLinkTokens(app, email, CONFIRM)).toHaveLength(1)
    await readMail(app, email, TAKEN)
  })
})

describe('of several accounts that name an address', () => {
  test('the first whose owner proves the mailbox has it', async () => {
    const email = newAddress()
    const [first, second] = [await claim(email), await claim(email)]
    expect(await confirm(second.browser, second.token)).toMatchObject({
      status: 200,
      body: { id: second.id, emailConfirmed: true },
    })
    expect(await confirm(first.browser, first.token)).toMatchObject(EMAIL_TAKEN)
    expect((await first.browser.get('/api/user')).body).toMatchObject({ emailConfirmed: false })
    expect(await logIn(email)).toMatchObject({ status: 200, body: { id: second.id } })
  })

  test('none is taken over by its link once another one has it', async () => {
    const email = newAddress()
    const [first, second] = [await claim(email), await claim(email)]
    await confirm(second.browser, second.token)
    const taking = { token: first.token, password: OWN }
    expect(await app.visit().post('/api/account/claim', taking)).toMatchObject(EMAIL_TAKEN)
    expect((await first.browser.get('/api/user')).status).toBe(200)
  })

  test('one moves to another address, and keeps the former from nobody', async () => {
    const email = newAddress()
    const stranger = await claim(email)
    const moved = newAddress()
    const change = { username: stranger.username, email: moved, currentPassword: PASSWORD }
    await stranger.browser.patch('/api/user', change)
    const link = await readLinkToken(app, moved, CHANGE)
    expect((await confirm(stranger.browser, link)).status).toBe(200)

    const owner = await claim(email)
    expect((await confirm(owner.browser, owner.token)).status).toBe(200)
  })

  test('one is reset by mail, and has the address from then on', async () => {
    const email = newAddress()
    const first = await claim(email)
    await app.visit().post('/api/account/request-reset', { email })
    const token = await readLinkToken(app, email, RESET)
    const reset = { token, password: OWN }
    expect(await app.visit().post('/api/account/claim', reset)).toMatchObject({
      status: 200,
      body: { id: first.id, emailConfirmed: true },
    })
    expect((await logIn(email, OWN)).status).toBe(200)
  })

  test('each is signed in to by its name, and by the address once it was proven', async () => {
    const email = newAddress()
    const { browser, username, token } = await claim(email)
    expect((await logIn(username)).status).toBe(200)
    expect(await logIn(email)).toMatchObject({ status: 401, body: { error: 'LOGIN_FAILED' } })
    await confirm(browser, token)
    expect((await logIn(email)).status).toBe(200)
  })
})

describe('what was mailed to a mailbox', () => {
  const exportOf = async (browser: HttpClient) =>
    UserExport.parse((await browser.get('/api/user/export')).body)

  test('is told in the data of an account once it has proven that mailbox', async () => {
    const { browser, token } = await claim(newAddress())
    const before = await exportOf(browser)
    expect({ mails: before.mails, links: before.links }).toEqual({ mails: [], links: [] })
    await confirm(browser, token)
    const { mails, links } = await exportOf(browser)
    expect(mails).toContainEqual(expect.objectContaining({ template: 'confirm' }))
    expect(links).toContainEqual(expect.objectContaining({ kind: 'confirm' }))
  })

  test('is never told to an account that proves another one', async () => {
    const email = newAddress()
    const { browser, username } = await claim(email)
    await app.visit().post('/api/account/request-reset', { email })
    await readLinkToken(app, email, RESET)
    const moved = newAddress()
    await browser.patch('/api/user', { username, email: moved, currentPassword: PASSWORD })
    await confirm(browser, await readLinkToken(app, moved, CHANGE))
    const { mails, links } = await exportOf(browser)
    expect(mails.map(({ template }) => template)).toEqual(['data-downloaded'])
    expect(links.map(({ kind }) => kind).sort()).toEqual(['change', 'undo'])
  })
})

describe('a move to an address that an account has', () => {
  test('waits as any other does, and tells the mailbox', async () => {
    const owner = await app.buildUser()
    const user = await app.buildUser()
    const browser = await app.signIn(user)
    const change = { username: user.username, email: owner.email, currentPassword: PASSWORD }
    expect(await browser.patch('/api/user', change)).toMatchObject({
      status: 200,
      body: { email: user.email },
    })
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email: owner.email })
    expect(await readLinkTokens(app, owner.email, CHANGE)).toEqual([])
    await readLinkToken(app, owner.email, TAKEN)
  })
})

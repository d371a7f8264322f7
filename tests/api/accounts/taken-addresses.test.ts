import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeLink } from '#api/accounts/account-links.ts'
import { EmailChangeRow } from '#api/accounts/email-change-row.ts'
import { UNUSABLE_PASSWORD } from '#api/accounts/password-hasher.ts'
import { UserExport } from '#contracts/privacy/user-export.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { readLinkToken, readLinkTokens, readMail, readMails } from '#tests/support/server/mail.ts'
import { AS_IN_PRODUCTION } from '#tests/support/server/production.ts'

const ADDRESS = 'somebody@example.com'
const CONFIRM = 'Confirm your email address'
const CHANGE = 'Confirm your new email address'
const TAKEN = 'Your address has an account already'
const RESET = 'Reset your password'
const OWN = 'another quiet river'
const DAY_MS = 24 * 60 * 60_000
const EMAIL_TAKEN = { status: 409, body: { error: 'EMAIL_TAKEN' } }
const app = await startTestApp()
afterEach(() => {
  app.clock.set()
})

async function register(email: string, username = `new-${crypto.randomUUID()}`, of = app) {
  const browser = of.visit()
  const { status, body } = await browser.post('/api/register', {
    username,
    email,
    password: PASSWORD,
  })
  expect({ status, body }).toMatchObject({ status: 200, body: { emailConfirmed: false } })
  return { browser, username, id: (body as { id: string }).id }
}

/** Each link of this subject that the mailbox has got since. */
async function readNewLink(email: string, subject: string, before: string[]): Promise<string> {
  const links = await readLinkTokens(app, email, subject)
  return links.find((link) => !before.includes(link)) ?? ''
}

/** An account that names an address, and the link by which its mailbox is proven. */
async function claim(email: string) {
  const before = await readLinkTokens(app, email, CONFIRM)
  const account = await register(email)
  return { ...account, token: await readNewLink(email, CONFIRM, before) }
}

const confirm = (browser: HttpClient, token: string) =>
  browser.post('/api/account/confirm', { token })

const logIn = (username: string, password = PASSWORD) =>
  app.visit().post('/api/login', { username, password })

describe('what a stranger sees who registers, moves, buys and signs in', () => {
  /** Beside the request itself and the clock. */
  const VARYING = new Set(['date', 'retry-after', 'x-request-id', 'set-cookie'])

  const hide = (text: string) =>
    text
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replaceAll(/expires=[^;]*/g, 'expires=<time>')
      .replaceAll(/[\da-f]{16}/g, '<name>')

  function flatten({ status, headers, body }: Reply): string {
    const shown = [...headers].filter(([name]) => !VARYING.has(name))
    const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='))
    return hide(JSON.stringify({ status, shown, cookies, body: inOrder(body) }, null, 1))
  }

  /** What is exported is in the order of ids, which mean nothing. */
  function inOrder(value: unknown): unknown {
    if (Array.isArray(value)) {
      const items = value.map((item) => JSON.stringify(inOrder(item)))
      return items.map(hide).sort()
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inOrder(held)]))
  }

  /** From an address of the own each, so that each limit begins anew. */
  async function walk(of: TestApp): Promise<string[]> {
    const seen: string[] = []
    const note = async (reply: Promise<Reply>) => {
      seen.push(flatten(await reply))
      await of.services.mailer.deliver()
    }
    const at = (last: number) => ({
      headers: { 'X-Forwarded-For': `203.0.113.${String(last)}` },
    })
    const stranger = of.visit()
    const names = { username: 'Stranger', email: 'SomeBody@example.com' }
    await note(stranger.post('/api/register', { ...names, password: PASSWORD }, at(1)))
    await note(stranger.get('/api/user'))
    await note(stranger.get('/api/user/pending-email'))
    await note(stranger.get('/api/user/sessions'))
    await note(of.visit().post('/api/register', { ...names, password: PASSWORD }, at(2)))
    for (let i = 0; i < 6; i++) {
      await note(stranger.post('/api/account/resend-confirmation', undefined, at(1)))
    }
    for (const username of [ADDRESS, names.username]) {
      const login = { username, password: PASSWORD }
      await note(of.visit().post('/api/login', login, at(3)))
      await note(stranger.post('/api/login', login, at(3)))
      await note(of.visit().post('/api/account/request-unlock', { username }, at(3)))
      await note(of.visit().post('/api/passkeys/recover', { ...login, code: 'x' }, at(3)))
    }
    await note(of.visit().post('/api/account/request-reset', { email: ADDRESS }, at(4)))
    await note(of.visit().post('/api/create-guest-user', { email: ADDRESS }, at(5)))
    await note(stranger.post('/api/create-guest-user', { email: ADDRESS }, at(5)))
    await note(stranger.get('/api/user/export?format=json'))

    const mover = await of.buildUser({ username: 'Mover', email: 'mover@example.com' })
    const elsewhere = of.visit()
    const known = { username: 'Mover', password: PASSWORD }
    await elsewhere.post('/api/login', known)
    const [code = ''] = await readCodes(of, mover.email)
    expect((await elsewhere.post('/api/login/code', { code })).status).toBe(200)
    for (let i = 0; i < 12; i++) {
      const move = { username: 'Mover', email: ADDRESS, currentPassword: PASSWORD }
      await note(elsewhere.patch('/api/user', move))
    }
    await note(elsewhere.get('/api/user/pending-email'))
    await note(elsewhere.get('/api/user/export?format=json'))
    await note(stranger.delete('/api/user', { currentPassword: PASSWORD }))
    return seen
  }

  const readCodes = async (of: TestApp, email: string) =>
    (await readMails(of, email)).map(({ text }) => /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? '')

  const HOLDERS: [string, (of: TestApp) => Promise<unknown>][] = [
    [
      'an account that has confirmed it',
      (of) => of.buildUser({ email: ADDRESS, passwordHash: UNUSABLE_PASSWORD }),
    ],
    ['an account that has not', (of) => of.buildUser({ email: ADDRESS, emailConfirmedAt: null })],
    [
      'an account that left it lately',
      async (of) => {
        const { services } = of
        const { database } = services
        const { id: userId, email, emailKey } = await of.buildUser({ email: 'left@example.com' })
        const accountTokenId = await makeLink(services, database, { id: userId, email }, 'change')
        const now = services.clock.now()
        const moved = { userId, email, emailKey, accountTokenId, requestedAt: now }
        await EmailChangeRow.request(database, moved)
        await EmailChangeRow.query(database)
          .patch({ formerEmailKey: ADDRESS, formerEmail: ADDRESS, changedAt: now })
          .where({ userId })
      },
    ],
  ]

  async function seenWith(hold: (of: TestApp) => Promise<unknown>): Promise<string[]> {
    const env = { ...AS_IN_PRODUCTION.env, RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' }
    const of = await startTestApp({ ...AS_IN_PRODUCTION, env })
    await of.buildAdmin()
    await hold(of)
    const seen = await walk(of)
    await of.close()
    return seen
  }

  let ofFree: string[]
  beforeAll(async () => {
    ofFree = await seenWith(() => Promise.resolve())
  })

  test('counts what they ask for a mailbox, and shows what it asked', () => {
    const statuses = ofFree.map((reply) => (JSON.parse(reply) as Reply).status)
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 409])
    expect(statuses.slice(5, 11)).toEqual([204, 204, 204, 204, 429, 429])
    expect(ofFree.at(-3)).toContain(ADDRESS)
    expect(ofFree.at(-1)).toContain('204')
  })

  test.each(HOLDERS)('is the same for a free address and for one of %s', async (_, hold) => {
    expect(await seenWith(hold)).toEqual(ofFree)
  })
})

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

import { describe, expect, test } from 'vitest'
import { notifyOfFailedLogIns } from '#api/accounts/sessions/notify-of-failed-log-ins.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { Passkey, PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import { DAY_MS } from '#contracts/time.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator } from '#tests/support/server/authenticator.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readMail, readMails } from '#tests/support/server/mail.ts'

const ORIGIN = 'https://visa.example.org'
const NEW_PASSWORD = 'another quiet river'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0'
const app = await startTestApp({
  env: {
    PUBLIC_ORIGIN: ORIGIN,
    ALLOW_SANDBOX: '1',
    TRUST_PROXY_HOPS: '1',
    COUNTRY_HEADER: 'CF-IPCountry',
  },
})
const owner = await app.signIn(await app.buildAdmin())

async function addPasskey(browser: HttpClient): Promise<Passkey> {
  const { body } = await browser.post('/api/passkeys/challenge', { purpose: 'register' })
  const made = createAuthenticator(ORIGIN).make(body as PasskeyChallenge)
  return (await browser.post('/api/passkeys', made)).body as Passkey
}

const move = (browser: HttpClient, { username }: UserRow, email = newAddress()) =>
  browser.patch('/api/user', { username, email, currentPassword: PASSWORD })

type Change = (browser: HttpClient, user: UserRow) => Promise<unknown>

describe('the mailbox is told, with a way back, of', () => {
  test.each<[what: string, subject: string, change: Change]>([
    [
      'a new password',
      'Your password was changed',
      (browser) =>
        browser.post('/api/user/password', {
          currentPassword: PASSWORD,
          newPassword: NEW_PASSWORD,
        }),
    ],
    [
      'a password that was set by a mailed link',
      'Your password was changed',
      async (_, { email }) => {
        await app.visit().post('/api/account/request-reset', { email })
        const token = await readLinkToken(app, email, 'Reset your password')
        await app.visit().post('/api/account/claim', { token, password: NEW_PASSWORD })
      },
    ],
    ['a move that was asked for', 'Your account is to move to another address', move],
    [
      'a move',
      'Your account has moved to another address',
      async (browser, user) => {
        const email = newAddress()
        await move(browser, user, email)
        const token = await readLinkToken(app, email, 'Confirm your new email address')
        await browser.post('/api/account/confirm', { token })
      },
    ],
    ['a passkey that was added', 'A passkey was added to your account', addPasskey],
    [
      'a passkey that was removed',
      'A passkey was removed from your account',
      async (browser) => {
        const { passkeyId } = await addPasskey(browser)
        await browser.delete(`/api/passkeys/${passkeyId}`)
      },
    ],
    [
      'other rights',
      'Your rights were changed',
      (_, { id }) => owner.post(`/api/admin/users/${id}/rights`, { rights: ['audit', 'issue'] }),
    ],
    [
      'its data being downloaded',
      'The data of your account was downloaded',
      (browser) => browser.get('/api/user/export'),
    ],
    ['a new browser', 'Your account was used in a new browser', () => Promise.resolve()],
  ])('%s', async (_what, subject, change) => {
    const { user, browser } = await app.join()
    await change(browser, user)
    const { text } = await readMail(app, user.email, subject)
    expect(text).toMatch(/This was not me: https:\/\/\S+\/auth\/not-me#token=[\w-]{43}/)
  })

  test('rights in words', async () => {
    const { user } = await app.join()
    await owner.post(`/api/admin/users/${user.id}/rights`, { rights: ['audit', 'issue'] })
    const { text } = await readMail(app, user.email, 'Your rights were changed')
    expect(text).toContain('see everything in the console and issue credentials.')
  })
})

describe('a new browser', () => {
  const logIn = (browser: HttpClient, { username }: UserRow) =>
    browser.post(
      '/api/login',
      { username, password: PASSWORD },
      {
        headers: {
          'User-Agent': FIREFOX,
          'X-Forwarded-For': '203.0.113.77',
          'CF-IPCountry': 'DE',
        },
      },
    )
  const subjectsTo = async ({ email }: UserRow) =>
    (await readMails(app, email)).map(({ subject }) => subject)

  test('is told by what its owner knows it by', async () => {
    const user = await app.buildUser()
    await logIn(app.visit(), user)
    const { text } = await readMail(app, user.email, 'Your account was used in a new browser')
    expect(text).toContain('Firefox on Windows (Germany · 203.0.113.0/24)')
  })

  test('is new once', async () => {
    const user = await app.buildUser()
    const browser = app.visit()
    await logIn(browser, user)
    await browser.post('/api/logout')
    await logIn(browser, user)
    expect(await subjectsTo(user)).toHaveLength(1)
    await logIn(app.visit(), user)
    expect(await subjectsTo(user)).toHaveLength(2)
  })

  test('that a passkey signed in on is told too', async () => {
    const { user, browser } = await app.join()
    const key = createAuthenticator(ORIGIN)
    const ask = async (from: HttpClient, purpose: string) =>
      (await from.post('/api/passkeys/challenge', { purpose })).body as PasskeyChallenge
    await browser.post('/api/passkeys', key.make(await ask(browser, 'register')))
    key.counter += 1
    const other = app.visit()
    await other.post('/api/passkeys/sign-in', key.sign(await ask(other, 'sign-in')))
    const told = (await subjectsTo(user)).filter((subject) => subject.includes('new browser'))
    expect(told).toHaveLength(2)
  })

  test('is none that nobody gets in on', async () => {
    const user = await app.buildUser()
    await app.visit().post('/api/login', { username: user.username, password: 'wrong' })
    expect(await subjectsTo(user)).toEqual([])
  })
})

describe('wrong passwords', () => {
  const SUBJECT = 'Somebody keeps trying to sign in to your account'

  async function guess(user: UserRow, times: number) {
    const wrong = { username: user.username, password: 'wrong' }
    for (let i = 0; i < times; i++) await app.visit().post('/api/login', wrong)
    await app.services.security.flush()
    await notifyOfFailedLogIns(app.services)
  }
  const told = async ({ email }: UserRow) =>
    (await readMails(app, email)).filter(({ subject }) => subject === SUBJECT)

  test('are told from the twentieth on, and once a day', async () => {
    const user = await app.buildUser()
    await guess(user, 19)
    expect(await told(user)).toEqual([])
    await guess(user, 1)
    expect(await told(user)).toHaveLength(1)
    expect((await told(user))[0]?.text).toContain('20 times')
    await guess(user, 5)
    expect(await told(user)).toHaveLength(1)

    const yesterday = new Date(Date.now() - DAY_MS - 1000)
    await app.services
      .database('mail_outbox')
      .where({ userId: user.id })
      .update({ createdAt: yesterday })
    await guess(user, 1)
    expect(await told(user)).toHaveLength(2)
  })

  test('are told once by two processes that look at the same moment', async () => {
    const user = await app.buildUser()
    const wrong = { username: user.username, password: 'wrong' }
    for (let i = 0; i < 20; i++) await app.visit().post('/api/login', wrong)
    await app.services.security.flush()
    await Promise.all([notifyOfFailedLogIns(app.services), notifyOfFailedLogIns(app.services)])
    expect(await told(user)).toHaveLength(1)
  })
})

describe('nobody is told', () => {
  test('at an address that nobody has proven', async () => {
    const { user, browser } = await app.join({ emailConfirmedAt: null })
    await browser.get('/api/user/export')
    expect(await move(browser, user)).toMatchObject({ status: 200 })
    expect(await readMails(app, user.email)).toEqual([])
  })

  test('of a change that did not come about', async () => {
    const { user, browser } = await app.join()
    const before = await readMails(app, user.email)
    await browser.post('/api/user/password', {
      currentPassword: 'wrong',
      newPassword: NEW_PASSWORD,
    })
    await browser.delete(`/api/passkeys/${crypto.randomUUID()}`)
    await owner.post(`/api/admin/users/${user.id}/rights`, { rights: ['everything'] })
    expect(await readMails(app, user.email)).toEqual(before)
  })
})

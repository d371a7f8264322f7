import { describe, expect, test } from 'vitest'
import { LoginCodeRow } from '#api/accounts/sessions/login-code-row.ts'
import { readLoginCode } from '#api/accounts/sessions/login-codes.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import { SHARED_BUDGETS } from '#api/http/budgets.ts'
import { accountKey } from '#api/http/route.ts'
import { LOGIN_CODE_LIFE_MS, LOGIN_CODE_TRIES } from '#contracts/accounts/login-code.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { readLinkTokens, readLoginCodes } from '#tests/support/server/mail.ts'
import { AS_IN_PRODUCTION } from '#tests/support/server/production.ts'

const ASKED = { status: 401, body: { error: 'LOGIN_CODE_REQUIRED' } }
const WRONG = { status: 401, body: { error: 'LOGIN_CODE_WRONG' } }
const OVER = { status: 410, body: { error: 'LOGIN_CODE_OVER' } }
const WITH_LIMITS = {
  ...AS_IN_PRODUCTION,
  env: { ...AS_IN_PRODUCTION.env, RATE_LIMIT_FACTOR: '1' },
}
const app = await startTestApp(AS_IN_PRODUCTION)
await app.buildAdmin()

const logIn = (browser: HttpClient, { username }: UserRow, password = PASSWORD) =>
  browser.post('/api/login', { username, password })

const enter = (browser: HttpClient, code: string) => browser.post('/api/login/code', { code })

/** Enters the right password in a browser that is new to the account. Returns the mailed code. */
async function ask(of: TestApp = app) {
  const user = await of.buildUser()
  const browser = of.visit()
  expect(await logIn(browser, user)).toMatchObject(ASKED)
  const [code = ''] = await readLoginCodes(of, user.email)
  return { user, browser, code }
}

const otherThan = (code: string) =>
  `${code.startsWith('1') ? '2' : '1'}${code.replace(/\s/, '').slice(1)}`

const rowOf = ({ id: userId }: UserRow) =>
  LoginCodeRow.query(app.services.database).findOne({ userId }).throwIfNotFound()

test('a code signs in where the password was given, and that browser needs none any more', async () => {
  const { user, browser, code } = await ask()
  expect(await browser.get('/api/user')).toMatchObject({ status: 401 })
  expect(await enter(browser, code)).toMatchObject({ status: 200, body: { id: user.id } })
  expect(await browser.get('/api/user')).toMatchObject({ status: 200 })

  await browser.post('/api/logout')
  expect(await logIn(browser, user)).toMatchObject({ status: 200 })
  expect(await logIn(app.visit(), user)).toMatchObject(ASKED)
})

test('a wrong password asks for no code', async () => {
  const user = await app.buildUser()
  const refused = { status: 401, body: { error: 'LOGIN_FAILED' } }
  expect(await logIn(app.visit(), user, 'a guess')).toMatchObject(refused)
  expect(await readLoginCodes(app, user.email)).toEqual([])
})

test('five codes an hour go from one address to a mailbox that nobody has proven', async () => {
  const strict = await startTestApp(WITH_LIMITS)
  const email = 'flooded@example.com'
  const errors: unknown[] = []
  for (let i = 0; i < 6; i++) {
    const user = await strict.buildUser({ email, emailConfirmedAt: null })
    errors.push(((await logIn(strict.visit(), user)).body as { error: string }).error)
  }
  expect(errors).toEqual([...Array<string>(5).fill('LOGIN_CODE_REQUIRED'), 'TOO_MANY_REQUESTS'])
  expect(await readLoginCodes(strict, email)).toHaveLength(5)
  await strict.close()
})

describe('a code counts', () => {
  test('once', async () => {
    const { browser, code } = await ask()
    expect((await enter(browser, code)).status).toBe(200)
    expect(await enter(browser, code)).toMatchObject(OVER)
  })

  test('in no other browser, not even one with a code of its own', async () => {
    const { code } = await ask()
    expect(await enter(app.visit(), code)).toMatchObject(OVER)
    const { browser } = await ask()
    expect(await enter(browser, code)).toMatchObject(WRONG)
  })

  test('for ten minutes', async () => {
    const begun = new Date()
    app.clock.set(begun)
    const [inTime, late] = [await ask(), await ask()]
    app.clock.set(new Date(begun.getTime() + LOGIN_CODE_LIFE_MS - 1))
    expect((await enter(inTime.browser, inTime.code)).status).toBe(200)
    app.clock.set(new Date(begun.getTime() + LOGIN_CODE_LIFE_MS))
    expect(await enter(late.browser, late.code)).toMatchObject(OVER)
  })

  test('until it was missed five times', async () => {
    const { browser, code } = await ask()
    const wrong = otherThan(code)
    for (let i = 1; i < LOGIN_CODE_TRIES; i++) {
      expect(await enter(browser, wrong)).toMatchObject(WRONG)
    }
    expect(await enter(browser, wrong)).toMatchObject(OVER)
    expect(await enter(browser, code)).toMatchObject(OVER)
  })

  test('at the fifth try too', async () => {
    const { browser, code } = await ask()
    for (let i = 1; i < LOGIN_CODE_TRIES; i++) await enter(browser, otherThan(code))
    expect((await enter(browser, code)).status).toBe(200)
  })

  test('not over a new password', async () => {
    const { user, browser, code } = await ask()
    await app.visit().post('/api/account/request-reset', { email: user.email })
    const [token = ''] = await readLinkTokens(app, user.email, 'Reset your password')
    const reset = { token, password: 'another quiet river' }
    expect((await app.visit().post('/api/account/claim', reset)).status).toBe(200)
    expect(await enter(browser, code)).toMatchObject(OVER)
  })

  test('for nobody who was given a right since', async () => {
    const { user, browser, code } = await ask()
    await UserRow.change(app.services.database, user.id, { rights: ['audit'] }, new Date())
    expect(await enter(browser, code)).toMatchObject({
      status: 401,
      body: { error: 'SECOND_FACTOR_REQUIRED' },
    })
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test('for no account that is gone', async () => {
    const { user, browser, code } = await ask()
    const known = app.visit()
    await logIn(known, user)
    const fresh = (await readLoginCodes(app, user.email)).find((one) => one !== code) ?? ''
    await enter(known, fresh)
    expect((await known.delete('/api/user', { currentPassword: PASSWORD })).status).toBe(204)
    expect(await enter(browser, code)).toMatchObject(OVER)
    const rows = LoginCodeRow.query(app.services.database).where({ userId: user.id })
    expect(await rows).toEqual([])
  })
})

test.each([
  ['with a space, as the mail has it', (code: string) => code],
  ['without one', (code: string) => code.replace(/\s/, '')],
  ['with a hyphen, as a browser may fill it in', (code: string) => code.replace(/\s/, '-')],
])('is read %s', async (_, write) => {
  const { browser, code } = await ask()
  expect((await enter(browser, write(code))).status).toBe(200)
})

test.each(['', '1234567', '123456789', 'abcdefgh'])('%j is no code, and no try', async (typed) => {
  const { user, browser } = await ask()
  expect(await enter(browser, typed)).toMatchObject({
    status: 400,
    body: { fields: { code: 'Enter the 8 digits of the code.' } },
  })
  expect((await rowOf(user)).tries).toBe(0)
})

test('a new one takes the place of the one before in its browser', async () => {
  const { user, browser, code } = await ask()
  expect(await logIn(browser, user)).toMatchObject(ASKED)
  expect(await enter(browser, code)).toMatchObject(WRONG)
  const fresh = (await readLoginCodes(app, user.email)).find((one) => one !== code) ?? ''
  expect((await enter(browser, fresh)).status).toBe(200)
})

test('no table holds a code, neither before nor after it was mailed', async () => {
  const { database } = app.services
  const user = await app.buildUser()
  await logIn(app.visit(), user)
  const before = JSON.stringify(await database('mail_outbox').where({ userId: user.id }))
  const [code = ''] = await readLoginCodes(app, user.email)
  expect(code).toMatch(/^\d{4}\s\d{4}$/)
  const rows = JSON.stringify([
    await database('mail_outbox').where({ userId: user.id }),
    await database('login_codes').where({ userId: user.id }),
  ])
  for (const digits of [code, code.replace(/\s/, '')]) {
    expect(before).not.toContain(digits)
    expect(rows).not.toContain(digits)
  }
})

describe('the mail', () => {
  test('is given up when it could be sent only after its code was over', async () => {
    const smtp = await startMailServer()
    smtp.refusal = 'come back later'
    const away = await startTestApp({
      ...AS_IN_PRODUCTION,
      env: { ...AS_IN_PRODUCTION.env, SMTP_URL: smtp.url },
    })
    const user = await away.buildUser()
    await logIn(away.visit(), user)
    await away.services.mailer.deliver()
    smtp.refusal = undefined
    away.clock.advance(LOGIN_CODE_LIFE_MS)
    await away.services.mailer.deliver()
    expect(smtp.mails).toEqual([])
    const { database } = away.services
    const rows = await OutboxRow.query(database).where({ userId: user.id })
    expect(rows).toMatchObject([{ sentAt: null, givenUpAt: expect.any(Date) as Date }])
  })

  test('has nothing to say once its code is over', async () => {
    const user = await app.buildUser()
    await logIn(app.visit(), user)
    const { id } = await rowOf(user)
    expect(await readLoginCode(app.services, id)).toMatch(/^\d{8}$/)
    app.clock.advance(LOGIN_CODE_LIFE_MS)
    expect(await readLoginCode(app.services, id)).toBeUndefined()
  })

  test('says the same code after another key signs first', async () => {
    const { user, code } = await ask()
    const { id } = await rowOf(user)
    const { env, ...rest } = app.services
    const sessionKeys = ['n'.repeat(32), ...env.sessionKeys]
    const read = await readLoginCode({ ...rest, env: { ...env, sessionKeys } }, id)
    expect(read).toBe(code.replace(/\s/, ''))
  })
})

describe('with the limits of the product', () => {
  test('ten codes an hour go to an account, and none of them uses up log-ins', async () => {
    const strict = await startTestApp(WITH_LIMITS)
    await strict.buildAdmin()
    const { user, browser, code } = await ask(strict)
    for (let i = 1; i < SHARED_BUDGETS.logIns.requests; i++) {
      await strict.services.limits.consume('logIns', [accountKey(user.id)])
    }
    const more: number[] = []
    for (let i = 0; i < 11; i++) more.push((await logIn(strict.visit(), user)).status)
    expect(more).toEqual([...Array<number>(9).fill(401), 429, 429])
    expect((await enter(browser, code)).status).toBe(200)
    await browser.post('/api/logout')
    expect((await logIn(browser, user)).status).toBe(429)
  })

  test('a code goes to the person who has the password, whatever strangers asked for the mailbox', async () => {
    const strict = await startTestApp(WITH_LIMITS)
    const user = await strict.buildUser()
    for (let i = 0; i < 12; i++) {
      await strict.visit().post('/api/account/request-reset', { email: user.email })
    }
    expect(await logIn(strict.visit(), user)).toMatchObject(ASKED)
  })

  test('a right code opens at an address where strangers tried wrong ones', async () => {
    const strict = await startTestApp(WITH_LIMITS)
    const { browser, code } = await ask(strict)
    for (let i = 0; i < 11; i++) await enter(strict.visit(), '12345678')
    expect(await enter(browser, code)).toMatchObject({ status: 200 })
  })

  test('ten wrong codes an hour are told from an address', async () => {
    const strict = await startTestApp(WITH_LIMITS)
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await enter(strict.visit(), '12345678')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(410), 429])
  })
})

test('each step leaves an event for the account', async () => {
  const { user, browser, code } = await ask()
  await enter(browser, otherThan(code))
  await enter(browser, code)
  const { database, security } = app.services
  await security.flush()
  const kept = await database<{ kind: string; route: string; userId: string }>(
    'security_events',
  ).where({ userId: user.id })
  expect(kept.map(({ kind, route }) => `${kind} ${route}`).sort()).toEqual([
    'log_in POST /api/login/code',
    'login_code_asked POST /api/login',
    'login_code_refused POST /api/login/code',
  ])
})

test('the cookie of a code is of this host, and no script reads it', async () => {
  const user = await app.buildUser()
  const { headers } = await logIn(app.visit(), user)
  const cookies = headers.getSetCookie().filter((line) => line.includes('login-code'))
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-login-code(\.sig)?=/)
    for (const part of ['secure', 'httponly', 'samesite=lax', 'path=/']) {
      expect(cookie.toLowerCase()).toContain(part)
    }
    expect(cookie).not.toMatch(/domain=/i)
  }
})

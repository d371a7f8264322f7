import { beforeEach, describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import { accountKey } from '#api/http/route.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readMails } from '#tests/support/server/mail.ts'

/**
 * The app with the product's rate limits, or with a fraction of them. A request states the client's
 * network address in the header `X-Forwarded-For`.
 */
let app: TestApp
let user: UserRow
beforeEach(() => start('1'))

async function start(factor: string) {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: factor, TRUST_PROXY_HOPS: '1' } })
  user = await app.buildUser()
}

async function restart(factor: string) {
  await app.close()
  await start(factor)
}

function logIn(browser: HttpClient, password: string, address: string) {
  const headers = { 'X-Forwarded-For': address }
  return browser.post('/api/login', { username: user.username, password }, { headers })
}

async function guess(times: number, address: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    statuses.push((await logIn(app.visit(), 'wrong', address)).status)
  }
  return statuses
}

describe('wrong passwords', () => {
  test('from one address shut nobody out who asks from another', async () => {
    const statuses = await guess(14, '203.0.113.1')
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)])
    expect((await logIn(app.visit(), PASSWORD, '198.51.100.1')).status).toBe(200)
  })

  test('from twenty addresses are counted together, and a mailed link lets the owner in', async () => {
    await restart('0.3')
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) statuses.push(...(await guess(2, `203.0.113.${String(i)}`)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)

    const owner = app.visit()
    expect(await logIn(owner, PASSWORD, '198.51.100.1')).toMatchObject({
      status: 429,
      body: { error: 'LOGIN_LOCKED' },
    })
    const asking = { username: user.username }
    expect((await owner.post('/api/account/request-unlock', asking)).status).toBe(204)
    const token = await readLinkToken(app, user.email, 'Let a browser try your password')
    expect((await owner.post('/api/account/unlock', { token })).status).toBe(204)
    expect((await owner.get('/api/user')).status).toBe(401)
    expect((await logIn(owner, PASSWORD, '198.51.100.1')).status).toBe(200)
    expect((await app.visit().post('/api/account/unlock', { token })).status).toBe(410)
  })

  test('for a name that nobody has are locked in the same words', async () => {
    await restart('0.1')
    const answers: unknown[] = []
    for (const username of [user.username, 'nobody at all']) {
      for (let i = 0; i < 10; i++) {
        const headers = { 'X-Forwarded-For': `203.0.${String(i)}.${String(username.length)}` }
        await app.visit().post('/api/login', { username, password: 'wrong' }, { headers })
      }
      const { status, body } = await app.visit().post('/api/login', { username, password: 'wrong' })
      answers.push({ status, body })
    }
    expect(answers[0]).toMatchObject({ status: 429, body: { error: 'LOGIN_LOCKED' } })
    expect(answers[1]).toEqual(answers[0])
  })

  test('do not lock a browser that has logged out, whatever others guess', async () => {
    const owner = app.visit()
    await logIn(owner, PASSWORD, '198.51.100.1')
    expect((await owner.post('/api/logout')).status).toBe(204)
    await guess(12, '198.51.100.1')
    expect((await logIn(owner, PASSWORD, '198.51.100.1')).status).toBe(200)
  })

  test('lock a browser again that was known before the password was reset', async () => {
    const thief = app.visit()
    await logIn(thief, PASSWORD, '198.51.100.1')
    await app.visit().post('/api/account/request-reset', { email: user.email })
    const token = await readLinkToken(app, user.email, 'Reset your password')
    const reset = { token, password: 'another quiet river' }
    expect((await app.visit().post('/api/account/claim', reset)).status).toBe(200)

    await guess(10, '198.51.100.1')
    expect((await logIn(thief, PASSWORD, '198.51.100.1')).status).toBe(429)
  })
})

test('a password set by a mailed link counts as a log-in, and a refusal leaves the link as it is', async () => {
  await restart('0.1')
  const counted = ['logIns', [accountKey(user.id)]] as const
  for (let i = 0; i < 3; i++) await app.services.limits.consume(...counted)
  await app.visit().post('/api/account/request-reset', { email: user.email })
  const token = await readLinkToken(app, user.email, 'Reset your password')
  const claim = (address: string) =>
    app
      .visit()
      .post(
        '/api/account/claim',
        { token, password: 'another quiet river' },
        { headers: { 'X-Forwarded-For': address } },
      )
  expect(await claim('203.0.113.1')).toMatchObject({ body: { error: 'TOO_MANY_REQUESTS' } })
  // One is enough, because the refused call was not counted.
  await app.services.limits.refund(...counted)
  expect((await claim('203.0.113.2')).status).toBe(200)
  expect((await claim('203.0.113.3')).body).toMatchObject({ error: 'LINK_EXPIRED' })
})

test('a request to unlock tells nobody whether the name has an account', async () => {
  const ask = async (username: string) => {
    const { status, body } = await app.visit().post('/api/account/request-unlock', { username })
    return { status, body }
  }
  expect(await ask('nobody at all')).toEqual(await ask(user.username))
  expect(await readMails(app, user.email)).toHaveLength(1)
})

describe('at an open browser', () => {
  test.each([
    ['PATCH', '/api/user', () => ({ username: user.username, email: 'thief@example.com' })],
    ['POST', '/api/user/password', () => ({ newPassword: 'another quiet river' })],
    ['DELETE', '/api/user', () => ({})],
  ] as const)('%s %s takes ten guesses of the password an hour', async (method, path, fill) => {
    const browser = await signIn()
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) {
      const body = { ...fill(), currentPassword: `guess ${String(i)}` }
      statuses.push((await browser.request(method, path, body)).status)
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  test('ten mails an hour go to addresses that nobody has proven', async () => {
    const browser = await signIn()
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) {
      const email = `stranger-${String(i)}@example.com`
      const change = { username: user.username, email, currentPassword: PASSWORD }
      statuses.push((await browser.patch('/api/user', change)).status)
      // Sends the mail now, because the next change of the address makes the mail's link invalid.
      await app.services.mailer.deliver()
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const sent = app.services.database('mail_outbox').where({ template: 'change' })
    expect(await sent.whereNotNull('sentAt')).toHaveLength(10)
  })

  test('others use up no mail to an address that its owner asks for', async () => {
    for (let i = 0; i < 12; i++) {
      const one = await app.buildUser()
      const browser = createHttpClient(app.url)
      await browser.post('/api/login', { username: one.username, password: PASSWORD })
      const change = { username: one.username, email: 'x@example.com', currentPassword: PASSWORD }
      expect((await browser.patch('/api/user', change)).status).toBe(200)
    }
  })

  test('a thief in one session uses up no tries of another', async () => {
    const [thief, owner] = [await signIn(), await signIn()]
    for (let i = 0; i < 11; i++) {
      await thief.post('/api/proof', { currentPassword: `guess ${String(i)}` })
    }
    const right = { currentPassword: PASSWORD }
    expect(await thief.post('/api/proof', right)).toMatchObject({ status: 429 })
    expect(await owner.post('/api/proof', right)).toMatchObject({ status: 204 })
  })

  async function signIn(): Promise<HttpClient> {
    return app.signIn(user)
  }
})

test('an account takes thirty right passwords an hour', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 32; i++) {
    statuses.push((await logIn(app.visit(), PASSWORD, `203.0.113.${String(i)}`)).status)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429])
})

describe('mails that a stranger asks for somebody', () => {
  const ask = (path: string, body: object, address: string) =>
    app.visit().post(path, body, { headers: { 'X-Forwarded-For': address } })

  test.each([
    ['/api/account/request-reset', () => ({ email: user.email })],
    ['/api/account/request-unlock', () => ({ username: user.username })],
    ['/api/create-guest-user', () => ({ email: user.email })],
    ['/api/register', () => ({ username: 'x y', email: user.email, password: 'a quiet river' })],
  ])('by %s leave the owner the reset, the unlocking and the confirmation', async (path, fill) => {
    user = await app.buildPremiumUser({ emailConfirmedAt: null })
    const owner = await app.signIn(user)
    for (let i = 0; i < 12; i++) await ask(path, fill(), '203.0.113.7')
    const before = (await readMails(app, user.email)).length

    expect(
      await ask('/api/account/request-reset', { email: user.email }, '198.51.100.9'),
    ).toMatchObject({ status: 204 })
    expect(
      await ask('/api/account/request-unlock', { username: user.username }, '198.51.100.9'),
    ).toMatchObject({ status: 204 })
    expect(await owner.post('/api/account/resend-confirmation')).toMatchObject({ status: 204 })
    expect((await readMails(app, user.email)).length).toBe(before + 3)
  })

  test('are five an hour as well where several accounts name a mailbox', async () => {
    const email = `flooded-${user.email}`
    const at = { headers: { 'X-Forwarded-For': '203.0.113.88' } }
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) {
      const browser = await app.signIn(await app.buildUser({ email, emailConfirmedAt: null }))
      for (let j = 0; j < 2; j++) {
        const again = await browser.post('/api/account/resend-confirmation', undefined, at)
        statuses.push(again.status)
      }
    }
    expect(statuses).toEqual([...Array<number>(5).fill(204), 429])
  })

  test('are five an hour of one address to one mailbox', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const { status } = await ask(
        '/api/account/request-reset',
        { email: user.email },
        '203.0.113.7',
      )
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array<number>(5).fill(204), 429, 429])
  })
})

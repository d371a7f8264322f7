import type { Knex } from 'knex'
import Koa from 'koa'
import { describe, expect, test } from 'vitest'
import { UserRow } from '#api/accounts/user-row.ts'
import { REFUSALS } from '#api/http/refusals.ts'
import { startServer } from '#api/http/server.ts'
import type { Problem } from '#contracts/problem.ts'
import { ACCOUNT_HEADER } from '#contracts/endpoint.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { sendRaw } from '#tests/support/server/send-raw.ts'

const app = await startTestApp()

test('every code has a status and a sentence', () => {
  for (const { status, message } of Object.values(REFUSALS)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).toMatch(/^[A-Z].*[.!]$/)
  }
})

describe('a page that was opened by one account', () => {
  test('changes nothing once another one has signed in in its browser', async () => {
    const [one, other] = [await app.buildAdmin(), await app.buildAdmin()]
    const browser = await app.signIn(other)
    const { id } = await app.buildUser()
    const give = (named: string) =>
      browser.post(
        `/api/admin/users/${id}/premium`,
        { hasPremiumAccess: true },
        { headers: { [ACCOUNT_HEADER]: named } },
      )
    const { status, body } = await give(one.id)
    expect(status).toBe(401)
    expect((body as Problem).message).toContain('another account has signed in')
    expect(await UserRow.withId(app.services.database, id)).toMatchObject({ premiumGranted: false })
    expect((await give(other.id)).status).toBe(200)
  })

  test('logs in all the same, and is told that nobody is signed in where that is so', async () => {
    const one = await app.buildUser()
    const headers = { [ACCOUNT_HEADER]: one.id }
    const browser = await app.signIn(await app.buildUser())
    const credentials = { username: one.username, password: PASSWORD }
    expect((await browser.post('/api/login', credentials, { headers })).status).toBe(200)
    const nobody = await app.visit().delete('/api/user/pending-email', undefined, { headers })
    expect(nobody).toMatchObject({ status: 401, body: { error: 'SIGN_IN_REQUIRED' } })
  })
})

describe('an error that nobody expected', () => {
  test('is logged with the request id and not shown', async () => {
    const broken = await startTestApp({
      services: ({ passwords }) => ({
        passwords: {
          ...passwords,
          requireRoom: () => {
            throw new Error('inner secret')
          },
        },
      }),
    })
    const { status, body, headers } = await broken
      .visit()
      .post('/api/login', { username: 'x', password: 'y' })
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('inner secret')
    const { requestId } = body as { requestId: string }
    expect(headers.get('X-Request-Id')).toBe(requestId)
    expect(broken.logLines().find((line) => line.includes('inner secret'))).toContain(requestId)
  })

  test('of the storage says when to come back', async () => {
    const broken = await startTestApp({
      services: ({ passwords }) => ({
        passwords: {
          ...passwords,
          requireRoom: () => {
            throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
          },
        },
      }),
    })
    const { status, body, headers } = await broken
      .visit()
      .post('/api/login', { username: 'x', password: 'y' })
    expect({ status, body }).toMatchObject({ status: 503, body: { error: 'STORAGE_UNAVAILABLE' } })
    expect(headers.get('Retry-After')).toBe('5')
  })

  test('in an answer that does not fit its contract never leaves the server', async () => {
    const user = await app.buildUser()
    await app.services
      .database('users')
      .where({ id: user.id })
      .update({ createdAt: new Date('9999-12-31T23:59:59Z') })
    expect(await app.signIn(user).then((browser) => browser.get('/api/user'))).toMatchObject({
      status: 200,
    })
  })
})

test('log lines name no person, no token and no query, whatever the caller writes', async () => {
  const { browser } = await app.join({
    username: 'planted-name',
    email: 'planted@example.com',
  })
  const headers = {
    'User-Agent': 'planted-agent',
    'X-Request-Id': 'planted-id',
    Referer: 'http://planted/',
  }
  await browser.get('/api/user?token=planted-token', { headers })
  await browser.get('/verify?token=planted-token', { headers })
  await browser.get('/api/planted-path', { headers })
  await browser.post('/api/login', { username: 'planted-name', password: 'planted-password' })
  const log = app.logLines().join('')
  expect(log).not.toContain('planted')
  expect(log).not.toContain('127.0.0.1')
  expect(log).toContain('"route":"/api/user"')
})

const PLANTED = {
  username: 'planted-name',
  usernameKey: 'planted-name',
  email: 'planted@example.com',
  emailKey: 'planted@example.com',
  passwordHash: 'planted-hash',
}

test.each([
  ['a name that is taken', (database: Knex) => database('users').insert([PLANTED, PLANTED])],
  ['a name out of place', (database: Knex) => database.raw('select ?::uuid', [PLANTED.username])],
])('a query that fails over %s leaves no person in log or answer', async (_, fail) => {
  const broken = await startTestApp({
    services: ({ database, limits }) => ({
      limits: {
        ...limits,
        consume: async () => {
          await fail(database)
        },
      },
    }),
  })
  const { status, body } = await broken.visit().post('/api/login', { username: 'x', password: 'y' })
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('planted')
  const log = broken.logLines().join('')
  expect(log).toContain('$1')
  expect(log).not.toContain('planted')
})

test('slow and boundless callers are cut off', async () => {
  const tooMany = Array.from({ length: 2_000 }, (_, i) => `X-${String(i)}: ${'x'.repeat(20)}`).join(
    '\r\n',
  )
  expect(await sendRaw(app.url, `GET /healthz HTTP/1.1\r\nHost: x\r\n${tooMany}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 /,
  )
})

test.each([
  ['localhost', /^http:\/\/localhost:\d+$/],
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['::1', /^http:\/\/\[::1\]:\d+$/],
])('a server on %s names an address at which it answers', async (host, address) => {
  const server = await startServer(new Koa(), { host, port: 0 })
  expect(server.url).toMatch(address)
  expect((await fetch(server.url)).status).toBe(404)
  await server.stop()
})

test('a header that never ends gets 408', async () => {
  const timeouts = { requestTimeout: 600, headersTimeout: 200 }
  const impatient = await startServer(new Koa(), { host: '127.0.0.1', port: 0 }, timeouts)
  const answer = await sendRaw(impatient.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  await impatient.stop()
})

import { expect, test } from 'vitest'
import { anonymise } from '#api/accounts/anonymise.ts'
import type { NewUser } from '#api/accounts/user-row.ts'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { retain } from '#api/privacy/retain.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { PRODUCTION } from '#tests/support/server/production.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const app = await startTestApp()

test('the session cookie has 256 random bits, is signed by SHA-256 and hidden from scripts', async () => {
  const user = await app.buildUser()
  const { headers } = await app
    .visit()
    .post('/api/login', { username: user.username, password: 'correct horse battery staple' })
  const cookies = headers.getSetCookie()
  expect(cookies.find((line) => line.startsWith('sid='))).toMatch(
    /^sid=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/i,
  )
  expect(cookies.find((line) => line.startsWith('sid.sig='))).toMatch(/^sid\.sig=[\w-]{43};/)
})

test('production names the cookie __Host-sid and marks it Secure, behind any proxy', async () => {
  const production = await startTestApp({
    env: PRODUCTION,
  })
  const { headers } = await production.visit().post('/api/register', {
    username: 'somebody new',
    email: 'new@example.com',
    password: 'correct horse battery staple',
  })
  expect(headers.getSetCookie().find((line) => line.startsWith('__Host-sid='))).toMatch(
    /; path=\/; .*; secure; httponly$/i,
  )
  expect(
    headers.getSetCookie().every((line) => /; secure/i.test(line) && !/domain=/i.test(line)),
  ).toBe(true)
})

test('the session id changes at log-in and the old one is dead', async () => {
  const { user, browser } = await app.join()
  const old = createHttpClient(app.url)
  for (const [name, value] of browser.cookies) old.cookies.set(name, value)
  await browser.post('/api/login', {
    username: user.username,
    password: 'correct horse battery staple',
  })
  expect(browser.cookies.get('sid')).not.toBe(old.cookies.get('sid'))
  expect(await old.get('/api/user')).toMatchObject({ status: 401 })
  expect(await browser.get('/api/user')).toMatchObject({ status: 200 })
})

test('a session id that somebody planted is not taken over', async () => {
  const user = await app.buildUser()
  const browser = app.visit()
  browser.cookies.set('sid', 'A'.repeat(43))
  await browser.post('/api/login', {
    username: user.username,
    password: 'correct horse battery staple',
  })
  expect(browser.cookies.get('sid')).not.toBe('A'.repeat(43))
  const forged = createHttpClient(app.url)
  forged.cookies.set('sid', browser.cookies.get('sid') ?? '')
  expect(await forged.get('/api/user')).toMatchObject({ status: 401 })
})

test('log-out ends the session on the server and wipes the browser', async () => {
  const browser = await app.signIn(await app.buildUser())
  const stolen = createHttpClient(app.url)
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
  const { status, headers } = await browser.post('/api/logout')
  expect(status).toBe(204)
  expect(headers.get('Clear-Site-Data')).toBe('"storage"')
  expect(browser.cookies.has('sid')).toBe(false)
  expect(await stolen.get('/api/user')).toMatchObject({ status: 401 })
})

test('a session that began unseen ends on the server, and the browser keeps what it has', async () => {
  const browser = await app.signIn(await app.buildUser())
  const stolen = createHttpClient(app.url)
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
  const { status, headers } = await browser.post('/api/logout?unseen=1')
  expect(status).toBe(204)
  expect(headers.get('Clear-Site-Data')).toBeNull()
  expect(browser.cookies.has('sid')).toBe(false)
  expect(await stolen.get('/api/user')).toMatchObject({ status: 401 })
})

test.each<[string, number, Partial<NewUser>]>([
  ['an account', 20, { rights: [] }],
  ['an administrator', 5, { rights: ['audit'] }],
])('%s is signed in on so many browsers at once, the latest of them', async (_, most, rights) => {
  const user = await app.buildUser(rights)
  const browsers: HttpClient[] = []
  for (let i = 0; i < most + 3; i++) {
    app.clock.advance(1000)
    browsers.push(await app.signIn(user))
  }
  expect(await app.services.database('sessions').where({ userId: user.id })).toHaveLength(most)
  const statuses = await Promise.all(
    browsers.map(async (browser) => (await browser.get('/api/user')).status),
  )
  expect(statuses).toEqual([...Array<number>(3).fill(401), ...Array<number>(most).fill(200)])
})

test('sixty log-ins at once leave as many sessions as are allowed', async () => {
  const user = await app.buildUser()
  const log = { username: user.username, password: 'correct horse battery staple' }
  for (let round = 0; round < 4; round++) {
    await Promise.all(Array.from({ length: 15 }, () => app.visit().post('/api/login', log)))
  }
  expect(await app.services.database('sessions').where({ userId: user.id })).toHaveLength(20)
})

test('a log-out without a session is no error', async () => {
  expect(await app.visit().post('/api/logout')).toMatchObject({ status: 204 })
})

test('a demotion counts at the very next request', async () => {
  const admin = await app.buildAdmin()
  await app.buildAdmin()
  const browser = await app.signIn(admin)
  expect(await browser.get('/api/admin/users')).toMatchObject({ status: 200 })
  await app.services.database('users').where({ id: admin.id }).update({ rights: [] })
  expect(await browser.get('/api/admin/users')).toMatchObject({
    status: 403,
    body: { error: 'ACCESS_DENIED' },
  })
})

test('premium bought or refunded counts at the very next request', async () => {
  const { user, browser } = await app.join()
  const { database } = app.services
  const { id } = await PurchaseRow.add(database, {
    userId: user.id,
    priceCents: 1999,
    currency: 'usd',
    status: 'completed',
    createdAt: new Date(),
    completedAt: new Date(),
  })
  expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })
  await PurchaseRow.change(database, id, { refundedAt: new Date(), refundReason: 'refund' })
  expect((await browser.get('/api/user')).body).toMatchObject({ hasPremiumAccess: false })
})

test('a deleted account has no session and leaves no name behind', async () => {
  await app.buildAdmin()
  const { user, browser } = await app.join({
    username: 'Planted Name',
    email: 'planted@example.com',
  })
  await app.services.database.transaction((trx) => anonymise(trx, user.id, new Date()))
  expect(await browser.get('/api/user')).toMatchObject({ status: 401 })
  const rows = JSON.stringify(await app.services.database('users').where({ id: user.id }))
  expect(rows).not.toMatch(/planted/i)
  expect(
    await app.visit().post('/api/login', { username: 'planted@example.com', password: 'x' }),
  ).toMatchObject({ status: 401 })
})

test.each<[string, number, Partial<NewUser>]>([
  ['an administrator', 30 * MINUTE, { rights: ['audit'] }],
  ['a user', 14 * DAY, { rights: [] }],
] satisfies [string, number, Partial<NewUser>][])(
  'the session of %s ends after its idle time and not before',
  async (_, idleMs, rights) => {
    const browser = await app.signIn(await app.buildUser(rights))
    app.clock.advance(idleMs - MINUTE)
    expect(await browser.get('/api/user')).toMatchObject({ status: 200 })
    app.clock.advance(idleMs - MINUTE)
    expect(await browser.get('/api/user')).toMatchObject({ status: 200 })
    app.clock.advance(idleMs)
    expect(await browser.get('/api/user')).toMatchObject({ status: 401 })
  },
)

test('a session that is used all the time ends all the same', async () => {
  const browser = await app.signIn(await app.buildUser())
  for (let day = 0; day < 89; day += 13) {
    expect(await browser.get('/api/user')).toMatchObject({ status: 200 })
    app.clock.advance(13 * DAY)
  }
  expect(await browser.get('/api/user')).toMatchObject({ status: 401 })
})

test('sessions that nobody can open any more are removed', async () => {
  const user = await app.buildUser()
  await app.signIn(user)
  app.clock.advance(15 * DAY)
  await retain(app.services)
  expect(await app.services.database('sessions').where({ userId: user.id })).toEqual([])
})

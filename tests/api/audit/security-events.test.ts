import { beforeEach, describe, expect, test } from 'vitest'
import { CALL_EVENTS } from '#api/audit/security-inventory.ts'
import { truncateAddress } from '#api/http/client-address.ts'
import { STRIPE_WEBHOOK } from '#contracts/checkout/checkout.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'

const NETWORK = truncateAddress('127.0.0.1')
const app = await startTestApp()
await app.buildAdmin()
beforeEach(async () => {
  await app.services.security.flush()
})

interface Stored {
  kind: string
  userId: string | null
  network: string | null
  route: string
  requestId: string
  count: number
}

async function readEvents(where: object): Promise<Stored[]> {
  await app.services.security.flush()
  return app.services.database<Stored>('security_events').where(where).orderBy(['at', 'id'])
}

const lines = () => app.logLines().filter((line) => line.includes('"security event"'))

describe('an event is stored, and told in one line of the log:', () => {
  test('a log-in', async () => {
    const user = await app.buildUser()
    const before = lines().length
    await app.signIn(user)
    const [event, ...more] = await readEvents({ userId: user.id })
    expect(more).toEqual([])
    expect(event).toMatchObject({
      kind: 'log_in',
      network: NETWORK,
      route: 'POST /api/login',
      count: 1,
    })
    const told = lines().slice(before)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(event?.requestId)
    expect(told[0]).toContain(user.id)
    expect(told[0]).not.toContain(NETWORK)
  })

  test('a try of one, for the account and without what was typed', async () => {
    const user = await app.buildUser()
    const typed = { username: user.username, password: 'wrong-password-7' }
    await app.visit().post('/api/login', typed)
    await app.visit().post('/api/login', { ...typed, username: 'my-secret-password' })
    expect(await readEvents({ userId: user.id })).toMatchObject([{ kind: 'log_in_failed' }])
    const all = JSON.stringify(await readEvents({})) + app.logLines().join('')
    for (const secret of ['wrong-password-7', 'my-secret-password', user.username]) {
      expect(all).not.toContain(secret)
    }
  })

  test.each<[kind: string, cause: (id: string, browser: Browser) => Promise<unknown>]>([
    ['log_out', (_, browser) => browser.post('/api/logout')],
    ['denied', (_, browser) => browser.get('/api/admin/users')],
    [
      'proof_failed',
      (_, browser) =>
        browser.post('/api/user/password', {
          currentPassword: 'not my password 8',
          newPassword: 'another long password 9',
        }),
    ],
    [
      'password_changed',
      (_, browser) =>
        browser.post('/api/user/password', {
          currentPassword: PASSWORD,
          newPassword: 'another long password 9',
        }),
    ],
    ['session_ended', (_, browser) => browser.delete('/api/user/sessions')],
    [
      'link_refused',
      (_, browser) => browser.post('/api/account/confirm', { token: 'A'.repeat(43) }),
    ],
    [
      'device_refused',
      async (id, browser) => {
        const key = await generateDeviceKey()
        const { proof } = await buildRegistration(id, await generateDeviceKey())
        return browser.post('/api/visa/devices', { ...(await buildRegistration(id, key)), proof })
      },
    ],
  ])('%s', async (kind, cause) => {
    const { user, browser } = await app.join()
    await cause(user.id, browser)
    const kinds = (await readEvents({ userId: user.id })).map((event) => event.kind)
    expect(kinds.sort()).toEqual([kind, 'log_in'].sort())
  })
})

type Browser = Awaited<ReturnType<TestApp['signIn']>>

test('so is a call of a page of another site, without an account, because no session is read', async () => {
  const { browser } = await app.join()
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  await browser.post('/api/logout', undefined, { headers })
  await browser.get('/api/user', { headers })
  const events = await readEvents({ kind: 'cross_origin' })
  expect(events.map(({ route, userId }) => [route, userId])).toEqual(
    expect.arrayContaining([
      ['POST /api/logout', null],
      ['GET /api/user', null],
    ]),
  )
})

test('so is a report that the payment provider never signed', async () => {
  const { status } = await app.visit().post(STRIPE_WEBHOOK.path, { type: 'forged' })
  expect(status).toBe(400)
  expect(await readEvents({ kind: 'forged_report' })).toMatchObject([{ userId: null, count: 1 }])
})

test('the same thing again within seconds counts, and costs neither row nor line', async () => {
  const { user, browser } = await app.join()
  const before = lines().length
  for (const _ of Array.from({ length: 30 })) await browser.get('/api/admin/users')
  expect(await readEvents({ userId: user.id, kind: 'denied' })).toMatchObject([{ count: 30 }])
  expect(lines().length - before).toBe(1)
})

test('somebody who mistypes is no event, a burst of it is', async () => {
  const { user, browser } = await app.join()
  const mistype = () => browser.patch('/api/user', { username: '' })
  for (const _ of Array.from({ length: 19 })) await mistype()
  expect(await readEvents({ userId: user.id, kind: 'malformed_input' })).toEqual([])
  for (const _ of Array.from({ length: 20 })) await mistype()
  expect(await readEvents({ userId: user.id, kind: 'malformed_input' })).toMatchObject([
    { count: 20 },
  ])
})

test('one thing that is not theirs is no event, a search for many is, with who asked', async () => {
  const { user, browser } = await app.join()
  const seek = () => browser.get(`/api/receipts/${crypto.randomUUID()}`)
  expect(await seek()).toMatchObject({ status: 404 })
  for (const _ of Array.from({ length: 18 })) await seek()
  expect(await readEvents({ userId: user.id, kind: 'not_found' })).toEqual([])
  for (const _ of Array.from({ length: 20 })) await seek()
  expect(await readEvents({ userId: user.id, kind: 'not_found' })).toMatchObject([{ count: 20 }])
})

test('a limit that is hit is an event', async () => {
  const small = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.02' } })
  const visitor = small.visit()
  for (const _ of Array.from({ length: 3 })) await visitor.post('/api/account/renew-link', {})
  await small.services.security.flush()
  const events = await small.services.database<Stored>('security_events')
  expect(events.map(({ kind }) => kind)).toContain('limit_hit')
})

test('every call that is an event exists', () => {
  const bound = app.routes.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(CALL_EVENTS).filter((call) => !bound.includes(call))).toEqual([])
})

test('whose they were and from where goes with the account, stored or not', async () => {
  const { user, browser } = await app.join()
  const [{ requestId } = { requestId: '' }] = await readEvents({ userId: user.id })
  await browser.get('/api/admin/users')
  const left = await browser.delete('/api/user', { currentPassword: PASSWORD })
  expect(left).toMatchObject({ status: 204 })
  expect(await readEvents({ userId: user.id })).toEqual([])
  expect(await readEvents({ requestId })).toMatchObject([{ network: null, kind: 'log_in' }])

  // Another process may not know of the deletion yet, and may still note an event of the deleted
  // account.
  const late = { kind: 'denied', userId: user.id, requestId: crypto.randomUUID() } as const
  app.services.security.note({ ...late, network: NETWORK, route: 'GET /api/admin/users' })
  const { requestId: latest } = late
  expect(await readEvents({ requestId: latest })).toMatchObject([{ userId: null, network: null }])
})

test('a person is handed their own', async () => {
  const { browser } = await app.join()
  await app.services.security.flush()
  const { body } = await browser.get('/api/user/export')
  expect((body as { securityEvents: object[] }).securityEvents).toMatchObject([
    { kind: 'log_in', network: NETWORK, route: 'POST /api/login', count: 1 },
  ])
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { countedAddress, truncateAddress } from '#api/http/client-address.ts'
import { COUNTED_BUDGETS, SHARED_BUDGETS } from '#api/http/budgets.ts'
import { RATE_LIMITS } from '#contracts/limits.ts'
import { ApiError } from '#api/http/errors.ts'
import { createLimits } from '#api/http/limits.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { readLinkToken } from '#tests/support/server/mail.ts'

const app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })

test('a forged X-Forwarded-For changes nothing without a proxy', async () => {
  const visitor = app.visit()
  const statuses: number[] = []
  for (let i = 0; i < 110; i++) {
    const headers = { 'X-Forwarded-For': `198.51.100.${String(i)}, 203.0.113.${String(i)}` }
    statuses.push((await visitor.get('/api/user', { headers })).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('with one trusted proxy the entry counts that the proxy wrote', async () => {
  const proxied = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' } })
  const ask = async (header: string) =>
    (await proxied.visit().get('/api/user', { headers: { 'X-Forwarded-For': header } })).status
  for (let i = 0; i < 100; i++) expect(await ask(`6.6.6.${String(i)}, 10.0.0.7`)).toBe(401)
  expect(await ask('6.6.6.200, 10.0.0.7')).toBe(429)
  expect(await ask('6.6.6.200, 10.0.0.8')).toBe(401)
})

test('a signed-in user reads without limit and writes with one', async () => {
  const fresh = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  const browser = await fresh.signIn(await fresh.buildUser())
  for (let i = 0; i < 30; i++) expect((await browser.get('/api/user')).status).toBe(200)
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    statuses.push(
      (await browser.post('/api/admin/users/x/premium', { hasPremiumAccess: true })).status,
    )
  }
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429])
})

/** Every tenth call of each limit, so that the test needs few calls. */
const TENTH = { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY_HOPS: '1' }

test('each caller is refused after as many calls as the limit for it allows', async () => {
  const fresh = await startTestApp({ env: TENTH })
  const person = await fresh.signIn(await fresh.buildUser())
  const admin = await fresh.signIn(await fresh.buildAdmin())
  const visitor = fresh.visit()
  const at = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
  const write = { hasPremiumAccess: true }
  const calls: Record<keyof typeof RATE_LIMITS, () => Promise<{ status: number }>> = {
    general: () => person.post('/api/admin/users/x/premium', write),
    administration: () => admin.post('/api/admin/users/x/premium', write),
    reads: () => visitor.get('/api/user', at('203.0.113.1')),
    verification: () => visitor.post('/api/visa/verify/qr', {}, at('203.0.113.2')),
    sensitive: () => person.post('/api/passkeys', {}),
    sensitiveFromAddress: () => visitor.post('/api/register', {}, at('203.0.113.3')),
  }
  for (const budget of Object.keys(RATE_LIMITS) as (keyof typeof RATE_LIMITS)[]) {
    let allowed = 0
    while ((await calls[budget]()).status !== 429) allowed += 1
    expect([budget, allowed]).toEqual([budget, RATE_LIMITS[budget].requests / 10])
  }
})

describe('sensitive calls', () => {
  test('are counted by all processes together', async () => {
    const [one, two] = [
      createLimits(app.services.database, 1),
      createLimits(app.services.database, 1),
    ]
    const results: boolean[] = []
    for (let i = 0; i < 14; i++) {
      const limits = i % 2 ? one : two
      results.push(
        await limits.consume('sensitiveFromAddress', ['address:shared']).then(
          () => true,
          () => false,
        ),
      )
    }
    expect(results.filter(Boolean)).toHaveLength(10)
  })

  test('give back what did not count', async () => {
    const limits = createLimits(app.services.database, 1)
    for (let i = 0; i < 30; i++) {
      await limits.consume('sensitive', ['address:honest'])
      await limits.refund('sensitive', ['address:honest'])
    }
  })

  test('count no call that they refuse', async () => {
    const limits = createLimits(app.services.database, 1)
    for (const budget of ['sensitive', 'verification'] as const) {
      const keys = ['address:refused']
      const take = () => limits.consume(budget, keys)
      for (let i = 0; i < { ...COUNTED_BUDGETS, ...SHARED_BUDGETS }[budget].requests; i++)
        await take()
      for (let i = 0; i < 5; i++) await expect(take()).rejects.toThrow(ApiError)
      await expect(limits.requireLeft(budget, 'address:refused')).rejects.toThrow(ApiError)
      await limits.refund(budget, keys)
      await limits.requireLeft(budget, 'address:refused')
      await take()
      await expect(take()).rejects.toThrow(ApiError)
    }
  })

  test('leave no name and no address in the table', async () => {
    await createLimits(app.services.database, 1).consume('failuresOfPair', ['planted'])
    const rows = JSON.stringify(await app.services.database('rate_limits'))
    expect(rows).not.toMatch(/planted|address|127\.0/)
  })

  test('are refused after ten registrations from one address', async () => {
    const fresh = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const statuses: number[] = []
    for (let i = 0; i < 12; i++)
      statuses.push((await fresh.visit().post('/api/register', {})).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::', '0:0:0::/48'],
])('%s is counted as %s and kept as %s', (address, counted, kept) => {
  expect(countedAddress(address)).toBe(counted)
  expect(truncateAddress(address)).toBe(kept)
})

test('every sensitive call counts by the account that it asks for, or by the address of the caller', () => {
  expect(app.routes.length).toBeGreaterThan(5)
  const guarded = app.routes.filter(({ limit }) => limit === 'sensitive')
  const open = app.routes.filter(({ limit }) => limit === 'sensitiveFromAddress')
  expect(guarded.length * open.length).toBeGreaterThan(0)
  for (const { path, guards } of guarded) {
    expect([path, ...guards.slice(0, 1)]).toEqual([path, expect.stringMatching(/^require/)])
  }
  for (const { path, guards } of open) expect([path, guards]).toEqual([path, []])
})

describe('at an address where a stranger has used up what it may', () => {
  const AT = { headers: { 'X-Forwarded-For': '203.0.113.50' } }

  async function useUp(fresh: TestApp) {
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) {
      statuses.push((await fresh.visit().post('/api/register', {}, AT)).status)
      await fresh.visit().post('/api/account/undo', { token: 'w'.repeat(43) }, AT)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  }

  test('somebody signed in goes on, and a mailed link opens', async () => {
    const env = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' }
    const fresh = await startTestApp({ env })
    const { user, browser: owner } = await fresh.join({ emailConfirmedAt: null })
    await fresh.visit().post('/api/account/request-reset', { email: user.email })
    await useUp(fresh)

    expect(await owner.post('/api/account/resend-confirmation', undefined, AT)).toMatchObject({
      status: 204,
    })
    const token = await readLinkToken(fresh, user.email, 'Reset your password')
    const claim = { token, password: 'another quiet river' }
    expect(await fresh.visit().post('/api/account/claim', claim, AT)).toMatchObject({ status: 200 })
    const wrong = { token: 'w'.repeat(43), password: 'another quiet river' }
    expect(await fresh.visit().post('/api/account/claim', wrong, AT)).toMatchObject({ status: 429 })
  })
})

describe('a thief who has a session, and no proof', () => {
  const MINUTES = 60_000
  const newPassword = 'another quiet river'

  test('uses up nothing that the owner needs against the thief, or to pay', async () => {
    const fresh = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    await fresh.buildAdmin()
    const { user, browser: thief } = await fresh.join()
    const owner = await fresh.signIn(user)
    fresh.clock.advance(6 * MINUTES)

    const wrong = { currentPassword: 'a guess of the thief' }
    const order = { userId: user.id, userEmail: user.email }
    const tries: [() => Promise<{ status: number }>, number][] = [
      [() => thief.post('/api/user/password', { ...wrong, newPassword }), 12],
      [() => thief.delete('/api/user', wrong), 12],
      [() => thief.delete('/api/user/sessions'), 30],
      [() => thief.post('/api/user/end-sessions'), 30],
      [() => thief.get('/api/user/export'), 30],
      [
        () => thief.post('/api/create-payment-intent', { ...order, userEmail: 'x@example.org' }),
        30,
      ],
      [() => thief.delete(`/api/passkeys/${randomUUID()}`), 12],
      [() => thief.patch('/api/user', { username: '', email: user.email }), 110],
    ]
    for (const [call, times] of tries) {
      let status = 0
      for (let i = 0; i < times; i++) ({ status } = await call())
      expect(status).toBeGreaterThan(399)
    }

    const proof = { currentPassword: PASSWORD }
    expect(await (await fresh.signIn(user)).post('/api/logout')).toMatchObject({ status: 204 })
    expect(await owner.post('/api/create-payment-intent', order)).toMatchObject({ status: 200 })
    expect(await owner.post('/api/proof', proof)).toMatchObject({ status: 204 })
    expect(await owner.delete(`/api/passkeys/${randomUUID()}`)).toMatchObject({ status: 404 })
    expect(await owner.delete('/api/user/sessions')).toMatchObject({ status: 204 })
    expect(await thief.get('/api/user')).toMatchObject({ status: 401 })
    const change = { ...proof, newPassword }
    expect(await owner.post('/api/user/password', change)).toMatchObject({ status: 204 })
    expect(await owner.get('/api/user/export')).toMatchObject({ status: 200 })
    expect(await owner.delete('/api/user', { currentPassword: newPassword })).toMatchObject({
      status: 204,
    })
  })

  test('and right proofs are counted too, but wrong ones take none of them', async () => {
    const fresh = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const { user, browser } = await fresh.join()
    const thief = await fresh.signIn(user)
    for (let i = 0; i < 12; i++) await thief.post('/api/proof', { currentPassword: 'a guess' })
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) {
      statuses.push((await browser.post('/api/proof', { currentPassword: PASSWORD })).status)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(204), 429])
  })

  test('and a proof does so only after twenty acts', async () => {
    const fresh = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const { browser } = await fresh.join()
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push((await browser.delete('/api/user/sessions')).status)
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429])
  })
})

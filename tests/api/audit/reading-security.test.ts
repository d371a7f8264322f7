import { beforeEach, expect, test } from 'vitest'
import { TOTAL_COUNT } from '#contracts/page.ts'
import type { SecurityEvent, SecurityKind } from '#contracts/audit/security.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const DAY_MS = 24 * 60 * 60_000
let owner: HttpClient
const app = await startTestApp()
beforeEach(async () => {
  owner = await app.signIn(await app.buildAdmin())
})

async function read(query: string) {
  await app.services.security.flush()
  const { status, body, headers } = await owner.get(`/api/admin/security-events?${query}`)
  expect(status).toBe(200)
  return { events: body as SecurityEvent[], total: Number(headers.get(TOTAL_COUNT)) }
}

async function failToLogIn(username: string) {
  await app.visit().post('/api/login', { username, password: 'wrong-password-7' })
}

test('owners read what happened, whose it was, and never what was typed', async () => {
  const user = await app.buildUser()
  await failToLogIn(user.username)
  await failToLogIn('my-secret-password')
  const { events } = await read('kind=log_in_failed')
  expect(events.map(({ username }) => username).sort()).toEqual([user.username, null].sort())
  expect(events[0]).toMatchObject({ route: 'POST /api/login', network: '127.0.0.0/24', count: 1 })
  expect(JSON.stringify(events)).not.toContain('my-secret-password')
})

test('the address that a guest left is not among it', async () => {
  const [guest, email] = [app.visit(), newAddress()]
  await guest.post('/api/create-guest-user', { email })
  await guest.get('/api/admin/users')
  const { events } = await read('kind=denied')
  expect(events).toHaveLength(1)
  expect(events[0]?.username).toBeNull()
  expect(JSON.stringify(events)).not.toContain(email.split('@')[0])
})

test('the list is filtered by kind and days, and paged from the newest', async () => {
  const kind: SecurityKind = 'registered'
  for (let round = 0; round < 3; round += 1) {
    await app.visit().post('/api/register', {
      username: `reader-${String(round)}`,
      email: newAddress(),
      password: 'a window seat, please',
    })
    await app.services.security.flush()
  }
  const { events, total } = await read(`kind=${kind}&limit=2`)
  expect(total).toBe(3)
  expect(events.map(({ username }) => username)).toEqual(['reader-2', 'reader-1'])
  const rest = await read(`kind=${kind}&limit=2&offset=2`)
  expect(rest.events.map(({ username }) => username)).toEqual(['reader-0'])

  app.clock.advance(DAY_MS + 60_000)
  owner = await app.signIn(await app.buildAdmin())
  expect((await read(`kind=${kind}&days=1`)).total).toBe(0)
  expect((await read(`kind=${kind}&days=2`)).total).toBe(3)
})

test('a filter that is none is refused', async () => {
  for (const query of ['kind=none', 'days=0', 'days=366', 'user=somebody']) {
    const { status, body } = await owner.get(`/api/admin/security-events?${query}`)
    expect([status, (body as { error: string }).error]).toEqual([400, 'INVALID_INPUT'])
  }
})

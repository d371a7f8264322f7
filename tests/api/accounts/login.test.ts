import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/http/errors.ts'
import { createPasswordHasher, PASSWORD_COST } from '#api/accounts/sessions/password-hasher.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { startTestApp, PASSWORD } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp({ passwordCost: PASSWORD_COST })

test('signs in by username or email in any case', async () => {
  const user = await app.buildUser({ username: 'Mixed Case', email: 'Mixed@Example.com' })
  for (const username of ['Mixed Case', 'mixed case', 'MIXED@EXAMPLE.COM']) {
    const { status, body } = await app.visit().post('/api/login', { username, password: PASSWORD })
    expect({ status, body }).toMatchObject({ status: 200, body: { id: user.id } })
  }
})

test('a wrong password, an unknown name and a guest get the same answer', async () => {
  const { username } = await app.buildUser()
  const guest = await app.buildGuest()
  const replies = [
    await app.visit().post('/api/login', { username, password: 'wrong' }),
    await app.visit().post('/api/login', { username: 'nobody at all', password: 'wrong' }),
    await app.visit().post('/api/login', { username: guest.email, password: '!' }),
  ]
  for (const { status, body, headers } of replies) {
    expect(status).toBe(401)
    expect(body).toEqual(replies[0]?.body)
    expect([...headers.keys()].sort()).toEqual([...(replies[0]?.headers.keys() ?? [])].sort())
  }
  expect(replies[0]?.body).toMatchObject({ error: 'LOGIN_FAILED' })
})

test('an unknown name takes as long as a wrong password', async () => {
  const passwordHash = await app.services.passwords.hash(PASSWORD)
  const { username } = await app.buildUser({ passwordHash })
  const known: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < 25; i++) {
    known.push(await timeLogin(username))
    unknown.push(await timeLogin(`nobody ${String(i)}`))
  }
  const ratio = median(known) / median(unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

async function timeLogin(username: string): Promise<number> {
  const began = performance.now()
  await app.visit().post('/api/login', { username, password: 'wrong' })
  return performance.now() - began
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

test.each([
  ['username', { username: '', password: 'x' }, 'Username is required'],
  ['password', { username: 'x', password: '' }, 'Password is required'],
])('asks for the missing %s', async (field, body, message) => {
  expect(await app.visit().post('/api/login', body)).toMatchObject({
    status: 400,
    body: { error: 'INVALID_INPUT', message, fields: { [field]: message } },
  })
})

test('raises the hash of an old password at log-in', async () => {
  const user = await app.buildUser()
  expect(user.passwordHash).not.toContain('m=19456,t=2,p=1')
  await app.signIn(user)
  const row = await UserRow.withId(app.services.database, user.id)
  expect(row?.passwordHash).toContain('m=19456,t=2,p=1')
  await app.signIn(user)
})

test('without a session there is no current user', async () => {
  expect(await app.visit().get('/api/user')).toMatchObject({
    status: 401,
    body: { error: 'SIGN_IN_REQUIRED' },
  })
})

test('the current user is told in exactly the agreed fields', async () => {
  const browser = await app.signIn(await app.buildPremiumUser())
  const { body } = await browser.get('/api/user')
  expect(Object.keys(body as object).sort()).toEqual([
    'createdAt',
    'email',
    'emailConfirmed',
    'hasPremiumAccess',
    'id',
    'isAdmin',
    'isGuest',
    'isHolder',
    'language',
    'mayAskNames',
    'rights',
    'username',
  ])
  expect(body).toMatchObject({ hasPremiumAccess: true })
})

test('the current user is a holder as soon as a credential is issued to them', async () => {
  const { holder, issue } = await setScene(app)
  const isHolder = async () => (await holder.get('/api/user')).body
  expect(await isHolder()).toMatchObject({ isHolder: false })
  await issue()
  expect(await isHolder()).toMatchObject({ isHolder: true })
})

describe('when passwords are guessed', () => {
  test('ten failures an hour are allowed for an account, whatever the forged header says', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const { user, browser: owner } = await strict.join()
    const statuses: number[] = []
    for (let i = 0; i < 14; i++) {
      const headers = { 'X-Forwarded-For': `203.0.113.${String(i)}` }
      const attempt = { username: i % 2 ? user.username : user.email, password: 'wrong' }
      statuses.push((await strict.visit().post('/api/login', attempt, { headers })).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)])

    const right = { username: user.username, password: PASSWORD }
    const refused = await strict.visit().post('/api/login', right)
    expect(refused).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect(await owner.post('/api/login', right)).toMatchObject({ status: 200 })
  })

  test('many guesses at once get no further than one after the other', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const { username } = await strict.buildUser()
    const replies = await Promise.all(
      Array.from({ length: 18 }, () =>
        strict.visit().post('/api/login', { username, password: 'wrong' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
  })

  test('right passwords cost nothing', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const user = await strict.buildUser()
    for (let i = 0; i < 12; i++) await strict.signIn(user)
  })

  test('a flood is turned away at once instead of piling up', async () => {
    const hasher = createPasswordHasher()
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => hasher.hash('a password')),
    )
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(refusals).toHaveLength(40)
    expect(refusals[0]).toMatchObject({ code: 'SERVER_BUSY', status: 503, retryAfterSeconds: 2 })
  })

  test('a try that finds no room is turned away before it is counted', async () => {
    let isFull = true
    const requireRoom = () => {
      if (isFull) throw new ApiError('SERVER_BUSY', { retryAfterSeconds: 2 })
    }
    const strict = await startTestApp({
      env: { RATE_LIMIT_FACTOR: '1' },
      services: ({ passwords }) => ({ passwords: { ...passwords, requireRoom } }),
    })
    const { username } = await strict.buildUser()
    const attempt = (path: string, body: object) =>
      strict.visit().post(path, { username, password: 'wrong', ...body })
    const busy = { status: 503, body: { error: 'SERVER_BUSY' } }
    for (let i = 0; i < 12; i++) expect(await attempt('/api/login', {})).toMatchObject(busy)
    const code = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'
    expect(await attempt('/api/passkeys/recover', { code })).toMatchObject(busy)
    isFull = false
    expect(await attempt('/api/login', { password: PASSWORD })).toMatchObject({ status: 200 })
  })

  test('fifty log-ins at once are answered or told to come back, never an error', async () => {
    const attempt = { username: 'flood', password: 'wrong' }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => app.visit().post('/api/login', attempt)),
    )
    const busy = replies.filter(({ status }) => status === 503)
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(50 - busy.length)
    // At any time, the server hashes at most four passwords, and at most 16 others wait.
    expect(busy.length).toBeLessThanOrEqual(50 - 20)
    for (const { headers, body } of busy) {
      expect(body).toMatchObject({ error: 'SERVER_BUSY' })
      expect(headers.get('Retry-After')).toBe('2')
    }
  })
})

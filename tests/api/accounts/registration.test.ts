import { expect, test } from 'vitest'
import { createPasswordHasher } from '#api/accounts/sessions/password-hasher.ts'
import { startTestApp, PASSWORD } from '#tests/support/server/app.ts'
import { watchLoad } from '#tests/support/server/load.ts'

const app = await startTestApp()

const registration = {
  username: 'Zoë Tester',
  email: 'Zoe@Example.com',
  password: 'a long and unusual one',
}

test('a registration opens an account and a session', async () => {
  const browser = app.visit()
  const { status, body } = await browser.post('/api/register', registration)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    username: 'Zoë Tester',
    email: 'Zoe@example.com',
    emailConfirmed: false,
    hasPremiumAccess: false,
    isAdmin: false,
    isGuest: false,
  })
  expect((await browser.get('/api/user')).body).toEqual(body)
})

test('refuses a name that is taken on its field', async () => {
  const names = { username: 'ZOË TESTER', email: 'other@example.com' }
  const { status, body } = await app.visit().post('/api/register', { ...registration, ...names })
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { error: 'USERNAME_TAKEN', fields: { username: expect.any(String) as string } },
  })
})

test('twenty simultaneous registrations of one name make one account', async () => {
  const load = watchLoad()
  const details = { ...registration, username: 'Once', email: 'once@example.com' }
  const register = () => app.visit().post('/api/register', details)
  const replies = await Promise.all(Array.from({ length: 20 }, () => load.ask(register)))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
})

test.each([
  ['username', { username: '' }],
  ['username', { username: 'x'.repeat(51) }],
  ['username', { username: 'line\nbreak' }],
  ['username', { username: 'somebody@example.com' }],
  ['email', { email: 'nobody' }],
  ['email', { email: `${'x'.repeat(250)}@example.com` }],
  ['password', { password: '1234567' }],
  ['password', { password: 'x'.repeat(129) }],
])('refuses a bad %s, naming the field', async (field, change) => {
  const { status, body } = await app.visit().post('/api/register', { ...registration, ...change })
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: 'INVALID_INPUT', fields: { [field]: expect.any(String) as string } },
  })
})

test('says what is wrong in English, and by a code and its values', async () => {
  const entered = { ...registration, username: 'x'.repeat(51), email: 'nobody' }
  const tooLong = { code: 'TOO_LONG', params: { maximum: 50 } }
  expect((await app.visit().post('/api/register', entered)).body).toEqual({
    error: 'INVALID_INPUT',
    message: 'Use at most 50 characters.',
    reason: tooLong,
    fields: { username: 'Use at most 50 characters.', email: 'Enter a valid email address.' },
    fieldReasons: { username: tooLong, email: { code: 'EMAIL_INVALID' } },
  })
})

test('says of a missing value what the schema library says', async () => {
  const { body } = await app.visit().post('/api/register', { ...registration, password: undefined })
  const { message } = body as { message: string }
  expect(message).toContain('expected string')
  expect(body).toMatchObject({
    fields: { password: message },
    fieldReasons: { password: { code: 'INPUT_INVALID', params: { why: message } } },
  })
})

test.each([
  'password1',
  'Password123',
  'visaguide1',
  'V1s4Gu1de!',
  'aaaaaaaa',
  'abababab',
  'common-pick',
  'qwertyuiop',
])('refuses the guessable password %s', async (password) => {
  const names = { username: 'Common-Pick', email: 'pick@example.com' }
  const { status, body } = await app.visit().post('/api/register', { ...names, password })
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: 'PASSWORD_TOO_COMMON', fields: { password: expect.any(String) as string } },
  })
})

test.each([
  ['128 characters', 'xy'.repeat(60) + '12345678'],
  ['spaces and emoji', ' 🛂 my very own 🛂 '],
  ['lower case only', 'justlowercaseletters'],
])('takes a password of %s verbatim', async (name, password) => {
  const browser = app.visit()
  const username = `takes ${name}`
  const email = `${name.replaceAll(' ', '-')}@example.com`
  expect(await browser.post('/api/register', { username, email, password })).toMatchObject({
    status: 200,
  })
  expect(await app.visit().post('/api/login', { username, password })).toMatchObject({
    status: 200,
  })
  expect(
    await app.visit().post('/api/login', {
      username,
      password: `${Array.from(password).slice(0, -2).join('')}??`,
    }),
  ).toMatchObject({
    status: 401,
  })
})

test('refuses every column that a caller may not set', async () => {
  const columns = [
    'id',
    'isAdmin',
    'hasPremiumAccess',
    'premiumGranted',
    'isGuest',
    'rights',
    'passwordHash',
    'emailConfirmedAt',
  ]
  for (const column of columns) {
    const { body } = await app.visit().post('/api/register', { ...registration, [column]: true })
    expect(body).toMatchObject({ error: 'INVALID_INPUT' })
  }
})

test('stores passwords as argon2id of the documented cost', async () => {
  const passwordHash = await createPasswordHasher().hash(PASSWORD)
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(passwordHash).not.toContain(PASSWORD)
})

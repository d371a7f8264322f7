import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'
import { buildInvitation } from '#tests/support/server/invitations.ts'
import { readMails } from '#tests/support/server/mail.ts'

const OTHER = 'another quiet river'
const ONE = 'ivan@xn--80a1acny.xn--p1ai'

const app = await startTestApp()
const scene = await setScene(app)
const owner = await app.buildUser({ email: ONE })
const SPELLINGS = [
  ONE,
  'IVAN@почта.рф',
  'ivan@ПОЧТА.РФ',
  ' ivan@почта.рф\u00a0',
  'ivan@почта。рф',
  'ivan＠почта.рф',
  'ｉｖａｎ@почта.рф',
  'ivan@почта.рф.',
  '\u202aivan@почта.рф\u202c',
  'Ivan@XN--80A1ACNY.xn--p1ai',
]

describe.each(SPELLINGS)('a person who writes an address as %j', (email) => {
  test('signs in by it', async () => {
    const reply = await app.visit().post('/api/login', { username: email, password: PASSWORD })
    expect(reply).toMatchObject({ status: 200, body: { id: owner.id } })
  })

  test('registers once more, and its mailbox is led to the account that has it', async () => {
    const username = `new-${randomBytes(6).toString('hex')}`
    const before = (await readMails(app, ONE)).length
    const registration = { username, email, password: OTHER }
    expect(await app.visit().post('/api/register', registration)).toMatchObject({
      status: 200,
      body: { emailConfirmed: false },
    })
    const mails = await readMails(app, ONE)
    expect(mails).toHaveLength(before + 1)
    expect(mails.map(({ subject }) => subject)).not.toContain('Confirm your email address')
    const login = { username: email, password: OTHER }
    expect((await app.visit().post('/api/login', login)).status).toBe(401)
  })

  test('pays for the account of it', async () => {
    const browser = await app.signIn(owner)
    const guest = await browser.post('/api/create-guest-user', { email })
    expect(guest).toMatchObject({ status: 200, body: { userId: owner.id } })
    const order = { userEmail: email, userId: owner.id }
    expect((await browser.post('/api/create-payment-intent', order)).status).toBe(200)
  })

  test('issues to the account of it, and invites nobody', async () => {
    const line = buildLine(email, `case-${crypto.randomUUID()}`)
    expect(await upload(scene.admin, [line])).toMatchObject({ open: 1, toInvite: 0, wrong: 0 })
    const invited = await scene.admin.post('/api/admin/invitations', buildInvitation(email))
    expect(invited).toMatchObject({
      status: 400,
      body: { fields: { email: expect.stringContaining('account') as string } },
    })
  })

  test('is mailed at the one form of it', async () => {
    const before = await readMails(app, ONE)
    await app.visit().post('/api/account/request-reset', { email })
    expect(await readMails(app, ONE)).toHaveLength(before.length + 1)
  })

  test('finds it in the console', async () => {
    const found = await scene.admin.get(`/api/admin/users?search=${encodeURIComponent(email)}`)
    const users = found.body as { id: string; emailConfirmed: boolean }[]
    const owners = users.filter(({ emailConfirmed }) => emailConfirmed)
    expect(owners).toMatchObject([{ id: owner.id }])
  })
})

test('ten spellings of one mailbox have one limit', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const statuses: number[] = []
  for (const email of [...SPELLINGS, ONE]) {
    statuses.push((await strict.visit().post('/api/account/request-reset', { email })).status)
  }
  await strict.close()
  expect(statuses.filter((status) => status === 204)).toHaveLength(5)
  expect(statuses.at(-1)).toBe(429)
})

test.each([
  'user&co@example.com',
  "o'brien=zoe@example.com",
  'a#b!c$d%e@example.com',
  'a{b}|c~`d@example.com',
  'a*b+c/d?e^f_@example.com',
])('%s registers, and is mailed', async (email) => {
  const username = `new-${randomBytes(6).toString('hex')}`
  const browser = app.visit()
  const reply = await browser.post('/api/register', { username, email, password: PASSWORD })
  expect(reply).toMatchObject({ status: 200, body: { email } })
  const [mail] = await readMails(app, email)
  expect(mail?.text).toContain('token=')
})

describe('a password', () => {
  const TYPED = 'Zoë ﬁnds ５ keys'
  const WAYS = [TYPED, TYPED.normalize('NFD'), TYPED.normalize('NFKC'), TYPED.normalize('NFKD')]

  test.each(WAYS)('is the same in another spelling of its letters: %j', async (password) => {
    const username = `new-${randomBytes(6).toString('hex')}`
    const registration = { username, email: `${username}@example.com`, password: TYPED }
    expect((await app.visit().post('/api/register', registration)).status).toBe(200)
    expect((await app.visit().post('/api/login', { username, password })).status).toBe(200)
  })

  test.each([
    [' spaces around it ', 'spaces around it'],
    ['Capitals In It Count', 'capitals in it count'],
    ['digits ٤٢٤٢ are its own', 'digits 4242 are its own'],
  ])('%j is not %j', async (password, other) => {
    const username = `new-${randomBytes(6).toString('hex')}`
    const registration = { username, email: `${username}@example.com`, password }
    expect((await app.visit().post('/api/register', registration)).status).toBe(200)
    expect((await app.visit().post('/api/login', { username, password })).status).toBe(200)
    const wrong = await app.visit().post('/api/login', { username, password: other })
    expect(wrong.status).toBe(401)
  })
})

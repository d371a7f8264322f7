import { beforeAll, expect, test } from 'vitest'
import { makeLink } from '#api/accounts/recovery/account-links.ts'
import { EmailChangeRow } from '#api/accounts/addresses/email-change-row.ts'
import { UNUSABLE_PASSWORD } from '#api/accounts/sessions/password-hasher.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import type { Reply } from '#tests/support/server/http-client.ts'
import { readMails } from '#tests/support/server/mail.ts'
import { AS_IN_PRODUCTION } from '#tests/support/server/production.ts'

const ADDRESS = 'somebody@example.com'

/** Response headers that differ from request to request, or with the time. */
const VARYING = new Set(['date', 'retry-after', 'x-request-id', 'set-cookie'])

const hide = (text: string) =>
  text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/expires=[^;]*/g, 'expires=<time>')
    .replaceAll(/[\da-f]{16}/g, '<name>')

function flatten({ status, headers, body }: Reply): string {
  const shown = [...headers].filter(([name]) => !VARYING.has(name))
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='))
  return hide(JSON.stringify({ status, shown, cookies, body: inOrder(body) }, null, 1))
}

/**
 * Sorts the lists in an export by their text. The server sorts them by random ids, so their order
 * differs.
 */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => JSON.stringify(inOrder(item)))
    return items.map(hide).sort()
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inOrder(held)]))
}

/**
 * Makes calls of every kind that a person without an account can make, and returns the replies.
 * Each kind of call comes from its own network address, because rate limits are counted by address.
 */
async function walk(of: TestApp): Promise<string[]> {
  const seen: string[] = []
  const note = async (reply: Promise<Reply>) => {
    seen.push(flatten(await reply))
    await of.services.mailer.deliver()
  }
  const at = (last: number) => ({
    headers: { 'X-Forwarded-For': `203.0.113.${String(last)}` },
  })
  const stranger = of.visit()
  const names = { username: 'Stranger', email: 'SomeBody@example.com' }
  await note(stranger.post('/api/register', { ...names, password: PASSWORD }, at(1)))
  await note(stranger.get('/api/user'))
  await note(stranger.get('/api/user/pending-email'))
  await note(stranger.get('/api/user/sessions'))
  await note(of.visit().post('/api/register', { ...names, password: PASSWORD }, at(2)))
  for (let i = 0; i < 6; i++) {
    await note(stranger.post('/api/account/resend-confirmation', undefined, at(1)))
  }
  for (const username of [ADDRESS, names.username]) {
    const login = { username, password: PASSWORD }
    await note(of.visit().post('/api/login', login, at(3)))
    await note(stranger.post('/api/login', login, at(3)))
    await note(of.visit().post('/api/account/request-unlock', { username }, at(3)))
    await note(of.visit().post('/api/passkeys/recover', { ...login, code: 'x' }, at(3)))
  }
  await note(of.visit().post('/api/account/request-reset', { email: ADDRESS }, at(4)))
  await note(of.visit().post('/api/create-guest-user', { email: ADDRESS }, at(5)))
  await note(stranger.post('/api/create-guest-user', { email: ADDRESS }, at(5)))
  await note(stranger.get('/api/user/export?format=json'))

  const mover = await of.buildUser({ username: 'Mover', email: 'mover@example.com' })
  const elsewhere = of.visit()
  const known = { username: 'Mover', password: PASSWORD }
  await elsewhere.post('/api/login', known)
  const [code = ''] = await readCodes(of, mover.email)
  expect((await elsewhere.post('/api/login/code', { code })).status).toBe(200)
  for (let i = 0; i < 12; i++) {
    const move = { username: 'Mover', email: ADDRESS, currentPassword: PASSWORD }
    await note(elsewhere.patch('/api/user', move))
  }
  await note(elsewhere.get('/api/user/pending-email'))
  await note(elsewhere.get('/api/user/export?format=json'))
  await note(stranger.delete('/api/user', { currentPassword: PASSWORD }))
  return seen
}

const readCodes = async (of: TestApp, email: string) =>
  (await readMails(of, email)).map(({ text }) => /\b\d{4}\s\d{4}\b/.exec(text)?.[0] ?? '')

const HOLDERS: [string, (of: TestApp) => Promise<unknown>][] = [
  [
    'an account that has confirmed it',
    (of) => of.buildUser({ email: ADDRESS, passwordHash: UNUSABLE_PASSWORD }),
  ],
  ['an account that has not', (of) => of.buildUser({ email: ADDRESS, emailConfirmedAt: null })],
  [
    'an account that left it lately',
    async (of) => {
      const { services } = of
      const { database } = services
      const { id: userId, email, emailKey } = await of.buildUser({ email: 'left@example.com' })
      const accountTokenId = await makeLink(services, database, { id: userId, email }, 'change')
      const now = services.clock.now()
      const moved = { userId, email, emailKey, accountTokenId, requestedAt: now }
      await EmailChangeRow.request(database, moved)
      await EmailChangeRow.query(database)
        .patch({ formerEmailKey: ADDRESS, formerEmail: ADDRESS, changedAt: now })
        .where({ userId })
    },
  ],
]

async function seenWith(hold: (of: TestApp) => Promise<unknown>): Promise<string[]> {
  const env = { ...AS_IN_PRODUCTION.env, RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' }
  const of = await startTestApp({ ...AS_IN_PRODUCTION, env })
  await of.buildAdmin()
  await hold(of)
  const seen = await walk(of)
  await of.close()
  return seen
}

let ofFree: string[]
beforeAll(async () => {
  ofFree = await seenWith(() => Promise.resolve())
})

test('a stranger who registers, moves, buys and signs in is counted by what they ask for a mailbox, and sees what they asked', () => {
  const statuses = ofFree.map((reply) => (JSON.parse(reply) as Reply).status)
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 409])
  expect(statuses.slice(5, 11)).toEqual([204, 204, 204, 204, 429, 429])
  expect(ofFree.at(-3)).toContain(ADDRESS)
  expect(ofFree.at(-1)).toContain('204')
})

test.each(HOLDERS)(
  'a stranger sees the same for a free address and for one of %s',
  async (_, hold) => {
    expect(await seenWith(hold)).toEqual(ofFree)
  },
)

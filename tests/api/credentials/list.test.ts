import { describe, expect, test } from 'vitest'
import { SEARCHED_ACCOUNTS_MAX } from '#contracts/accounts/administration.ts'
import { dayOf, statusOf, type Credential } from '#contracts/credentials/credential.ts'
import { COURSE_DAYS, Totals } from '#contracts/credentials/credential-list.ts'
import { addDays, DAY_MS } from '#contracts/time.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)
const expired = await scene.issueExpired({ credentialType: 'J-1' })
await scene.issue({ holderName: 'Amina Test', credentialType: 'F-1' })
const { credentialId } = await scene.issue({ credentialType: 'L-1', expiryDate: dayFromNow(5) })
await scene.revoke(credentialId)

test('a holder sees their own credentials, by name', async () => {
  const { status, body } = await scene.holder.get('/api/visa/list')
  expect(status).toBe(200)
  expect(body).toHaveLength(3)
  expect(body).toContainEqual(
    expect.objectContaining({ holderName: 'Amina Test', issuer: 'localhost' }),
  )
  for (const credential of body as object[]) {
    expect(credential).not.toHaveProperty('username')
    expect(credential).not.toHaveProperty('email')
  }
  const other = await app.signIn(await app.buildUser())
  expect((await other.get('/api/visa/list')).body).toEqual([])
})

test('a visitor and a guest see none', async () => {
  expect(await app.visit().get('/api/visa/list')).toMatchObject({ status: 401 })
})

test.each([
  ['status=active', 1],
  ['status=expired', 1],
  ['status=revoked', 1],
  ['credentialType=J-1', 1],
  ['limit=2', 2],
  ['limit=2&offset=2', 1],
  ['search=%25', 0],
])('administrators filter by %s', async (query, count) => {
  const { status, body } = await scene.admin.get(`/api/admin/credentials?${query}`)
  expect(status).toBe(200)
  expect(body).toHaveLength(count)
})

test('administrators sort, and learn the total', async () => {
  const { body, headers } = await scene.admin.get(
    '/api/admin/credentials?sort=expiryDate&order=asc&limit=1',
  )
  expect(body).toMatchObject([{ expiryDate: expired.expiryDate }])
  expect(headers.get('x-total-count')).toBe('3')
})

test.each<[what: string, part: (listed: Record<string, string>) => string | undefined]>([
  ['the end of its id', ({ credentialId }) => credentialId?.slice(-8)],
  ['the start of its id', ({ credentialId }) => credentialId?.slice(0, 20)],
  ['the first digits of its id', ({ credentialId }) => credentialId?.slice(9, 20)],
  ['its whole id', ({ credentialId }) => credentialId],
  ['the start of its holder hash', ({ holderNameHash }) => holderNameHash?.slice(0, 12)],
])('administrators find a credential by %s', async (_, part) => {
  const { body } = await scene.admin.get('/api/admin/credentials?limit=1')
  const [listed] = body as [Record<string, string>]
  const query = new URLSearchParams({ search: part(listed) ?? '' })
  const found = await scene.admin.get(`/api/admin/credentials?${query.toString()}`)
  expect(found.body).toMatchObject([{ credentialId: listed['credentialId'] }])
  expect(found.headers.get('x-total-count')).toBe('1')
})

describe('administrators find a credential by its account', () => {
  const find = async (search: string) => {
    const query = new URLSearchParams({ search })
    return scene.admin.get(`/api/admin/credentials?${query.toString()}`)
  }

  test.each(['IVA_100%', 'diva_100%@Mail', '  diva_100%  '])('searching "%s"', async (search) => {
    const username = 'Diva_100%'
    const account = await namedAccount(username, 'diva_100%@mail.example')
    // The search would find this account too, if `_` and `%` counted as wildcards.
    await namedAccount('DivaX1000', 'divax1000@mail.example')
    const { body, headers } = await find(search)
    expect(body).toMatchObject([{ userId: account, username, email: 'diva_100%@mail.example' }])
    expect(headers.get('x-total-count')).toBe('1')
  })

  test('and finds nobody by the sealed name of the holder', async () => {
    expect((await find('Amina')).body).toEqual([])
  })

  test('by the address that stands in place of the made-up name of a guest', async () => {
    const guest = await app.buildGuest({ email: 'came.by@mail.example' })
    await scene.issue({ userId: guest.id })
    const email = 'came.by@mail.example'
    expect((await find('came.by')).body).toMatchObject([{ username: email, email }])
  })

  test('which is nameless once it is deleted', async () => {
    const userId = await namedAccount('leaver', 'leaver@mail.example')
    await scene.admin.delete(`/api/admin/users/${userId}`)
    expect((await find('leaver')).body).toEqual([])
    const username = `deleted-${userId}`
    expect((await find(username)).body).toMatchObject([{ userId, username, holderNameHash: '' }])
  })

  /**
   * Returns the id of the account with this username, which holds one credential. Makes the account
   * if there is none.
   */
  async function namedAccount(username: string, email: string): Promise<string> {
    const known = (await find(username)).body as { userId: string }[]
    if (known[0]) return known[0].userId
    const { id } = await app.buildUser({ username, email })
    await scene.issue({ userId: id })
    return id
  }
})

test('the totals have a course of thirty days that ends with them', async () => {
  const read = async () => Totals.parse((await scene.admin.get('/api/admin/totals')).body)
  const { course: before } = await read()
  expect(before).toHaveLength(COURSE_DAYS + 1)
  const today = dayOf(app.clock.now())
  const dayBefore = (days: number) => addDays(today, -days)
  const at = (days: number) => new Date(`${dayBefore(days)}T23:59:59.999Z`)
  async function keep(changes: object) {
    const { credentialId } = await scene.issue()
    await app.services
      .database('visa_credentials')
      .where({ credentialId })
      .update({ issueDate: '2020-01-01', ...changes })
  }
  const revoked = (days: number) => ({ isRevoked: true, revokedAt: at(days), revokeReason: 'x' })
  const [, joined, left] = await Promise.all([1, 2, 3].map(() => app.buildUser()))
  await app.services
    .database('users')
    .where({ id: joined?.id })
    .update({ createdAt: at(10) })
  await app.services
    .database('users')
    .where({ id: left?.id })
    .update({ createdAt: at(100), deletedAt: at(5) })
  await keep({ createdAt: at(20) })
  await keep({ createdAt: at(25), ...revoked(15) })
  await keep({ createdAt: at(40), ...revoked(35) })
  await keep({ createdAt: at(40), expiryDate: dayBefore(9) })
  await keep({ createdAt: at(12), ...revoked(12) })
  await keep({ createdAt: at(8), expiryDate: dayBefore(11) })
  await keep({ createdAt: at(30), expiryDate: dayBefore(31) })
  await keep({ createdAt: at(22), expiryDate: dayBefore(18), ...revoked(6) })
  await keep({ createdAt: at(28), issueDate: dayBefore(3) })
  await keep({ createdAt: at(28), issueDate: dayBefore(-40), expiryDate: dayBefore(-80) })

  const { course, ...totals } = await read()
  expect(course.at(-1)).toEqual({ day: today, ...totals })
  expect(course.map(({ day }) => day)).toEqual(
    Array.from({ length: COURSE_DAYS + 1 }, (_, index) => dayBefore(COURSE_DAYS - index)),
  )
  const changed = course.map((end, index) => {
    const was = before[index]
    return {
      day: COURSE_DAYS - index,
      users: end.users - (was?.users ?? 0),
      credentials: end.credentials - (was?.credentials ?? 0),
      active: end.active - (was?.active ?? 0),
      revoked: end.revoked - (was?.revoked ?? 0),
    }
  })
  const on = (day: number) => changed.find((change) => change.day === day)
  expect(on(30)).toEqual({ day: 30, users: 1, credentials: 3, active: 1, revoked: 1 })
  expect(on(25)).toMatchObject({ credentials: 6, active: 2, revoked: 1 })
  expect(on(22)).toMatchObject({ credentials: 7, active: 3, revoked: 1 })
  expect(on(20)).toMatchObject({ credentials: 8, active: 4, revoked: 1 })
  expect(on(18)).toMatchObject({ credentials: 8, active: 4, revoked: 1 })
  expect(on(17)).toMatchObject({ credentials: 8, active: 3, revoked: 1 })
  expect(on(15)).toMatchObject({ credentials: 8, active: 2, revoked: 2 })
  expect(on(12)).toMatchObject({ credentials: 9, active: 2, revoked: 3 })
  expect(on(10)).toMatchObject({ users: 2, credentials: 9, active: 2, revoked: 3 })
  expect(on(8)).toMatchObject({ credentials: 10, active: 1, revoked: 3 })
  expect(on(6)).toMatchObject({ users: 2, credentials: 10, active: 1, revoked: 4 })
  expect(on(4)).toMatchObject({ credentials: 10, active: 2 })
  expect(on(0)).toMatchObject({ users: 2, credentials: 10, active: 2, revoked: 4 })
})

test('administrators see exact totals', async () => {
  const { body } = await scene.admin.get('/api/admin/totals')
  const list = await scene.admin.get('/api/admin/credentials?limit=1')
  const users = await scene.admin.get('/api/admin/users?limit=1')
  const { course: _, ...totals } = Totals.parse(body)
  expect(totals).toEqual({
    users: Number(users.headers.get('x-total-count')),
    credentials: Number(list.headers.get('x-total-count')),
    active: await count('active'),
    revoked: await count('revoked'),
  })

  async function count(status: string): Promise<number> {
    const { headers } = await scene.admin.get(`/api/admin/credentials?status=${status}`)
    return Number(headers.get('x-total-count'))
  }
})

test.each([
  '/api/admin/credentials?search=crowd',
  '/api/admin/purchases?search=crowd',
  '/api/admin/audit?actor=crowd',
  '/api/admin/audit?subject=crowd',
])('%s asks for more of a name that too many accounts have', async (path) => {
  await app.services.database.raw(
    `insert into users (username, username_key, email, email_key, password_hash)
     select name, name, name, name, 'none'
       from (select 'crowd-' || n || '@mail.example' as name from generate_series(0, ?) n) as crowd
         on conflict do nothing`,
    [SEARCHED_ACCOUNTS_MAX],
  )
  expect(await scene.admin.get(path)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^More than 5000 accounts match/) as string },
  })
  expect(await scene.admin.get(`${path}-77`)).toMatchObject({ status: 200, body: [] })
})

test('the list of all credentials is for administrators', async () => {
  expect(await scene.holder.get('/api/admin/credentials')).toMatchObject({ status: 403 })
  expect(await app.visit().get('/api/admin/credentials')).toMatchObject({ status: 401 })
})

test('names a page of credentials by one statement', async () => {
  const { database } = app.services
  const statements: string[] = []
  const record = ({ sql }: { sql: string }) => {
    if (sql.includes('users')) statements.push(sql)
  }
  const before = await readStatements('limit=1')
  expect(before).toBeGreaterThan(0)
  expect(await readStatements('limit=3')).toEqual(before)

  async function readStatements(query: string): Promise<number> {
    statements.length = 0
    database.on('query', record)
    await scene.admin.get(`/api/admin/credentials?${query}`)
    database.off('query', record)
    return statements.length
  }
})

test('refuses an unknown filter and a limit without bounds', async () => {
  expect(await scene.admin.get('/api/admin/credentials?limit=100000')).toMatchObject({
    status: 400,
  })
  expect(await scene.admin.get('/api/admin/credentials?colour=red')).toMatchObject({ status: 400 })
})

describe('a credential whose first day has not begun', () => {
  test.each([
    { days: 2, firstDay: 'the day after tomorrow', status: 'upcoming' },
    { days: 1, firstDay: 'tomorrow', status: 'active' },
  ])('is $status to the console when that is $firstDay', async ({ days, status }) => {
    const before = await countAll()
    const issueDate = dayAfter(days)
    const issued = await scene.issue({ issueDate, expiryDate: dayAfter(40) })
    const credential = issued as unknown as Credential
    expect(statusOf({ ...credential, isRevoked: false }, app.clock.now().getTime())).toBe(status)
    const listed = await listAll(status)
    expect(listed).toContain(issued.credentialId)
    const others = ['active', 'upcoming', 'expired', 'revoked'].filter((one) => one !== status)
    for (const other of others) expect(await listAll(other)).not.toContain(issued.credentialId)
    // A list of credentials to renew has only active ones.
    expect((await listAll('expiring')).includes(issued.credentialId)).toBe(status === 'active')
    expect(await countAll()).toEqual({
      ...before,
      credentials: before.credentials + 1,
      active: before.active + (status === 'active' ? 1 : 0),
    })
  })

  test('that is revoked counts as revoked only', async () => {
    const before = await countAll()
    const days = { issueDate: dayAfter(30), expiryDate: dayAfter(90) }
    const { credentialId: revoked } = await scene.issue(days)
    await scene.revoke(revoked)
    expect(await listAll('revoked')).toContain(revoked)
    expect(await listAll('upcoming')).not.toContain(revoked)
    expect(await countAll()).toMatchObject({ active: before.active, revoked: before.revoked + 1 })
  })

  test('can be shown by a code, and an app that knows only three statuses reads the answer', async () => {
    const days = { issueDate: dayAfter(30), expiryDate: dayAfter(90) }
    const { credentialId: upcoming } = await scene.issue(days)
    const { status, body } = await scene.holder.get(`/api/visa/qr/${upcoming}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ verificationInfo: { status: 'active', ...days } })
  })

  /** Returns the day that is this number of days after today by the clock of the app. */
  function dayAfter(days: number): string {
    return dayOf(new Date(app.clock.now().getTime() + days * DAY_MS))
  }

  async function listAll(status: string): Promise<string[]> {
    const { body } = await scene.admin.get(`/api/admin/credentials?status=${status}&limit=100`)
    return (body as Credential[]).map((one) => one.credentialId)
  }

  /** Returns the present totals, without their course. */
  async function countAll(): Promise<Omit<Totals, 'course'>> {
    const { course: _, ...totals } = Totals.parse((await scene.admin.get('/api/admin/totals')).body)
    return totals
  }
})

import { describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const app = await startTestApp()
const admin = await app.buildAdmin({ username: 'Zz Admin' })
const browser = await app.signIn(admin)

const NOBODY = '00000000-0000-4000-8000-000000000000'

describe.each([
  ['GET', '/api/admin/users', undefined],
  ['GET', '/api/admin/audit', undefined],
  ['POST', `/api/admin/users/${NOBODY}/premium`, { hasPremiumAccess: true }],
  ['POST', `/api/admin/users/${NOBODY}/admin`, { isAdmin: true }],
  ['POST', `/api/admin/users/${NOBODY}/rights`, { rights: [] }],
])('%s %s', (method, path, body) => {
  test('refuses a visitor', async () => {
    expect(await app.visit().request(method, path, body)).toMatchObject({
      status: 401,
      body: { error: 'SIGN_IN_REQUIRED' },
    })
  })

  test('refuses a user without the role', async () => {
    const user = await app.signIn(await app.buildPremiumUser())
    expect(await user.request(method, path, body)).toMatchObject({
      status: 403,
      body: { error: 'ACCESS_DENIED' },
    })
  })
})

describe('the list of users', () => {
  test.each([
    ['proven', new Date()],
    ['claimed', null],
  ])(
    'finds by the start and the end of a name and a %s address',
    async (kind, emailConfirmedAt) => {
      const username = `Find_Me ${kind} 100%`
      const email = `needle-${kind}@haystack-${kind}.example`
      await app.buildUser({ username, email, emailConfirmedAt })
      for (const search of [
        'find_me ' + kind,
        kind + ' 100%',
        `NEEDLE-${kind}`,
        `-${kind}.example`,
      ]) {
        const { body, headers } = await browser.get(
          `/api/admin/users?search=${encodeURIComponent(search)}`,
        )
        expect(body).toMatchObject([{ username }])
        expect(headers.get('X-Total-Count')).toBe('1')
      }
      for (const search of ['find-me', '_Me', '@haystack']) {
        expect((await browser.get(`/api/admin/users?search=${search}`)).body).toEqual([])
      }
    },
  )

  test('pages, and tells how many there are', async () => {
    const first = await browser.get('/api/admin/users?limit=1&sort=username&order=asc')
    const second = await browser.get('/api/admin/users?limit=1&offset=1&sort=username&order=asc')
    expect(first.body).toHaveLength(1)
    expect(first.body).not.toEqual(second.body)
    expect(Number(first.headers.get('X-Total-Count'))).toBeGreaterThanOrEqual(2)
  })

  test('filters by access', async () => {
    const premium = await app.buildPremiumUser()
    const ids = async (access: string) =>
      ((await browser.get(`/api/admin/users?access=${access}&limit=500`)).body as UserRow[]).map(
        ({ id }) => id,
      )
    expect(await ids('premium')).toContain(premium.id)
    expect(await ids('free')).not.toContain(premium.id)
    expect(await ids('admin')).toEqual([admin.id])
  })

  test.each([
    'limit=0',
    'limit=501',
    'sort=passwordHash',
    'order=sideways',
    'unknown=1',
    'search=a&search=b',
  ])('refuses the query %s', async (query) => {
    expect(await browser.get(`/api/admin/users?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
  })

  test('carries no field beyond the agreed ones', async () => {
    const { body } = await browser.get('/api/admin/users?limit=1')
    expect(Object.keys((body as object[])[0] ?? {}).sort()).toEqual([
      'createdAt',
      'email',
      'emailConfirmed',
      'hasPremiumAccess',
      'id',
      'isAdmin',
      'isGuest',
      'mayAskNames',
      'rights',
      'username',
    ])
  })
})

describe('the premium switch', () => {
  test('grants and withdraws, and both are recorded', async () => {
    const user = await app.buildUser()
    const path = `/api/admin/users/${user.id}/premium`
    expect(await browser.post(path, { hasPremiumAccess: true })).toMatchObject({
      status: 200,
      body: { id: user.id, hasPremiumAccess: true },
    })
    expect(await browser.post(path, { hasPremiumAccess: false })).toMatchObject({
      body: { hasPremiumAccess: false },
    })
    const { body } = await browser.get('/api/admin/audit?limit=2')
    const common = { actorName: 'Zz Admin', subjectName: user.username }
    expect(body).toMatchObject([
      { ...common, action: 'premium_withdrawn' },
      { ...common, action: 'premium_granted' },
    ])
  })

  test('leaves what was paid for', async () => {
    const user = await app.buildUser()
    await PurchaseRow.add(app.services.database, {
      userId: user.id,
      priceCents: 1999,
      currency: 'usd',
      status: 'completed',
      createdAt: new Date(),
      completedAt: new Date(),
    })
    const { body } = await browser.post(`/api/admin/users/${user.id}/premium`, {
      hasPremiumAccess: false,
    })
    expect(body).toMatchObject({ hasPremiumAccess: true })
  })

  test.each([NOBODY, 'not-an-id'])('does not know the user %s', async (userId) => {
    expect(
      await browser.post(`/api/admin/users/${userId}/premium`, { hasPremiumAccess: true }),
    ).toMatchObject({
      status: 404,
      body: { error: 'USER_NOT_FOUND' },
    })
  })

  test.each([{}, { hasPremiumAccess: 'yes' }, { hasPremiumAccess: true, isAdmin: true }])(
    'refuses the body %j',
    async (body) => {
      expect(await browser.post(`/api/admin/users/${admin.id}/premium`, body)).toMatchObject({
        status: 400,
        body: { error: 'INVALID_INPUT' },
      })
    },
  )
})

describe('the admin switch', () => {
  test('grants and withdraws the role', async () => {
    const user = await app.buildUser()
    const path = `/api/admin/users/${user.id}/admin`
    const other = await app.signIn(user)
    expect(await browser.post(path, { isAdmin: true })).toMatchObject({ body: { isAdmin: true } })
    expect(await other.get('/api/admin/audit')).toMatchObject({ status: 200 })
    expect(await browser.post(path, { isAdmin: false })).toMatchObject({ body: { isAdmin: false } })
    expect(await other.get('/api/admin/audit')).toMatchObject({ status: 403 })
  })

  test('is locked for the own account', async () => {
    expect(
      await browser.post(`/api/admin/users/${admin.id}/admin`, { isAdmin: false }),
    ).toMatchObject({
      status: 409,
      body: { error: 'OWN_ACCOUNT' },
    })
  })

  test('makes no administrator of a guest', async () => {
    const guest = await app.buildGuest()
    expect(
      await browser.post(`/api/admin/users/${guest.id}/admin`, { isAdmin: true }),
    ).toMatchObject({
      status: 403,
      body: { error: 'ACCESS_DENIED' },
    })
  })

  test('does not know a user who is not there', async () => {
    expect(await browser.post(`/api/admin/users/${NOBODY}/admin`, { isAdmin: true })).toMatchObject(
      {
        status: 404,
        body: { error: 'USER_NOT_FOUND' },
      },
    )
  })
})

test('the database itself refuses to lose its last owner', async () => {
  const { database } = app.services
  const change = database('users').update({ rights: [] })
  await expect(change).rejects.toThrow('at least one owner has to remain')
})

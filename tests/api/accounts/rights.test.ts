import { describe, expect, test } from 'vitest'
import { countOwners } from '#api/accounts/rights/admin-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const app = await startTestApp()
const owner = await app.buildAdmin()
const browser = await app.signIn(owner)

const setRights = (userId: string, rights: unknown, by = browser) =>
  by.post(`/api/admin/users/${userId}/rights`, { rights })

describe('the rights of an administrator', () => {
  test('are all of them after the switch, and those that are named after that', async () => {
    const user = await app.buildUser()
    const all = await browser.post(`/api/admin/users/${user.id}/admin`, { isAdmin: true })
    expect(all.body).toMatchObject({ isAdmin: true, rights: ['audit', 'issue', 'revoke', 'own'] })
    const narrowed = await setRights(user.id, ['revoke', 'audit', 'revoke'])
    expect(narrowed.body).toMatchObject({ isAdmin: true, rights: ['audit', 'revoke'] })
    const { body } = await (await app.signIn(user)).get('/api/user')
    expect(body).toMatchObject({ isAdmin: true, rights: ['audit', 'revoke'] })
  })

  test('count at the very next call', async () => {
    const other = await app.buildAdmin()
    const theirs = await app.signIn(other)
    const path = `/api/admin/users/${owner.id}/premium`
    expect((await theirs.post(path, { hasPremiumAccess: true })).status).toBe(200)
    await setRights(other.id, ['issue'])
    expect((await theirs.post(path, { hasPremiumAccess: false })).status).toBe(403)
    expect((await theirs.get('/api/admin/users')).status).toBe(200)
    await setRights(other.id, [])
    expect((await theirs.get('/api/admin/users')).status).toBe(403)
  })

  test('are recorded by what became of them', async () => {
    const user = await app.buildUser()
    await setRights(user.id, ['audit'])
    await setRights(user.id, ['audit', 'issue'])
    await setRights(user.id, [])
    const { body } = await browser.get('/api/admin/audit?limit=3')
    const common = { actorName: owner.username, subjectName: user.username }
    expect(body).toMatchObject([
      { ...common, action: 'admin_withdrawn', details: { rights: '' } },
      { ...common, action: 'rights_changed', details: { rights: 'audit issue' } },
      { ...common, action: 'admin_granted', details: { rights: 'audit' } },
    ])
  })

  test.each([['everything'], ['own', 'everything'], Array<string>(5).fill('audit')])(
    'are none but those that there are: %s',
    async (...rights) => {
      const user = await app.buildUser()
      expect(await setRights(user.id, rights)).toMatchObject({
        status: 400,
        body: { error: 'INVALID_INPUT' },
      })
    },
  )

  test('are nobody’s own to change', async () => {
    expect(await setRights(owner.id, ['audit'])).toMatchObject({
      status: 409,
      body: { error: 'OWN_ACCOUNT' },
    })
  })

  test('are not for guests', async () => {
    const guest = await app.buildGuest()
    expect(await setRights(guest.id, ['audit'])).toMatchObject({
      status: 403,
      body: { error: 'ACCESS_DENIED' },
    })
  })

  test('are changed by owners only', async () => {
    const user = await app.buildUser()
    for (const right of ['audit', 'issue', 'revoke'] as const) {
      const other = await app.signIn(await app.buildUser({ rights: [right] }))
      expect(await setRights(user.id, ['own'], other)).toMatchObject({
        status: 403,
        body: { error: 'ACCESS_DENIED' },
      })
    }
  })
})

test('the last owner stays one, no matter who else is an administrator', async () => {
  const alone = await startTestApp()
  const [first, second] = [await alone.buildAdmin(), await alone.buildAdmin()]
  await alone.buildUser({ rights: ['audit', 'issue', 'revoke'] })
  const theirs = await alone.signIn(first)
  expect((await setRights(second.id, ['issue'], theirs)).status).toBe(200)
  expect(await countOwners(alone.services.database)).toBe(1)

  const { database } = alone.services
  const change = database('users')
    .where({ id: first.id })
    .update({ rights: ['audit'] })
  await expect(change).rejects.toThrow('at least one owner has to remain')
  expect(
    await theirs.delete('/api/user', { currentPassword: 'correct horse battery staple' }),
  ).toMatchObject({ status: 409, body: { error: 'LAST_ADMIN' } })
})

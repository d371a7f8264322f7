import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'

const app = await startTestApp()
const owner = await app.buildAdmin({ username: 'chief' })
const browser = await app.signIn(owner)

const ALIKE = {
  status: 409,
  body: {
    error: 'USERNAME_TAKEN',
    fields: { username: 'The name of an administrator looks like this one. Choose another.' },
  },
}

test.each([
  ['a Cyrillic letter', 'сhief'],
  ['a Greek letter', 'chιef'],
  ['two letters of another script', 'сhіef'],
])('whose name is that of an administrator but for %s becomes none', async (_, username) => {
  const user = await app.buildUser({ username })
  const path = `/api/admin/users/${user.id}`
  expect(await browser.post(`${path}/admin`, { isAdmin: true })).toMatchObject(ALIKE)
  expect(await browser.post(`${path}/rights`, { rights: ['audit'] })).toMatchObject(ALIKE)
  await app.services.database('users').where({ id: user.id }).del()
})

test('a person whose name looks like an administrator is a user like others, and signs in', async () => {
  const user = await app.buildUser({ username: 'сһief' })
  const found = await (await app.signIn(user)).get('/api/user')
  expect(found).toMatchObject({ status: 200, body: { username: 'сһief' } })
})

test('an administrator is not renamed to look like another one, and may keep the own look', async () => {
  const other = await app.buildAdmin()
  const theirs = await app.signIn(other)
  const rename = (username: string) =>
    theirs.patch('/api/user', { username, email: other.email, currentPassword: PASSWORD })
  expect(await rename('chiеf')).toMatchObject(ALIKE)
  const name = `boss-${randomBytes(4).toString('hex')}`
  expect((await rename(name)).status).toBe(200)
  expect((await rename(name.replace('o', 'о'))).status).toBe(200)
})

test('of two who become administrators at once and look alike only one does', async () => {
  const [one, other] = [
    await app.buildUser({ username: 'deputy' }),
    await app.buildUser({ username: 'dерuty' }),
  ]
  const replies = await Promise.all(
    [one, other].map(({ id }) => browser.post(`/api/admin/users/${id}/admin`, { isAdmin: true })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the database itself keeps two of one look from having rights', async () => {
  await expect(app.buildAdmin({ username: 'сhiеf' })).rejects.toThrow('users_admins_look_different')
})

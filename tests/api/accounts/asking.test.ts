import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'

const app = await startTestApp()
const owner = await app.buildAdmin()
const browser = await app.signIn(owner)

const letAsk = (userId: string, mayAskNames: boolean, by = browser) =>
  by.post(`/api/admin/users/${userId}/asking`, { mayAskNames })

describe('asking wallets for names', () => {
  test('is given and taken by an owner, and counts at the very next call', async () => {
    const { user, browser: theirs } = await app.join()
    const own = async () => (await theirs.get('/api/user')).body
    expect(await own()).toMatchObject({ mayAskNames: false })
    expect((await letAsk(user.id, true)).body).toMatchObject({ mayAskNames: true, isAdmin: false })
    expect(await own()).toMatchObject({ mayAskNames: true })
    expect((await letAsk(user.id, false)).body).toMatchObject({ mayAskNames: false })
    expect(await own()).toMatchObject({ mayAskNames: false })
    const { body } = await browser.get('/api/admin/audit?limit=2')
    const common = { actorName: owner.username, subjectName: user.username }
    expect(body).toMatchObject([
      { ...common, action: 'asking_withdrawn' },
      { ...common, action: 'asking_granted' },
    ])
  })

  test('is not for guests', async () => {
    const guest = await app.buildGuest()
    expect(await letAsk(guest.id, true)).toMatchObject({
      status: 403,
      body: { error: 'ACCESS_DENIED' },
    })
  })

  test('is given to nobody who is not there', async () => {
    expect(await letAsk('00000000-0000-4000-8000-000000000000', true)).toMatchObject({
      status: 404,
      body: { error: 'USER_NOT_FOUND' },
    })
  })

  test('ends with the account', async () => {
    const user = await app.buildUser()
    await letAsk(user.id, true)
    expect((await browser.delete(`/api/admin/users/${user.id}`)).status).toBe(204)
    const rows: unknown = await app.services.database('users').where({ id: user.id })
    expect(rows).toMatchObject([{ mayAskNames: false }])
  })
})

import { expect, test } from 'vitest'
import { countOwners } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { rounds } from '#tests/support/rounds.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readMails } from '#tests/support/server/mail.ts'

const ROUNDS = rounds(20)
const BROWSER = 'Your account was used in a new browser'
const THIEFS = 'a thief chose this'
const app = await startTestApp()
await app.buildAdmin()

const undo = (token: string) => app.visit().post('/api/account/undo', { token })

async function steal() {
  const { user, browser: thief } = await app.join()
  return { user, thief, token: await readLinkToken(app, user.email, BROWSER) }
}

test('of two who press the button at once one undoes it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { user, token } = await steal()
    const statuses = (await Promise.all([undo(token), undo(token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 410])
    expect(await readMails(app, user.email)).toHaveLength(2)
  }
})

/**
 * Prepares an action of the thief. The returned function completes the action when the race begins.
 */
type Action = (thief: HttpClient, user: UserRow) => Promise<() => Promise<unknown>>

const changePassword: Action = (thief) =>
  Promise.resolve(() =>
    thief.post('/api/user/password', { currentPassword: PASSWORD, newPassword: THIEFS }),
  )

const move: Action = async (thief, { username }) => {
  const email = newAddress()
  await thief.patch('/api/user', { username, email, currentPassword: PASSWORD })
  const token = await readLinkToken(app, email, 'Confirm your new email address')
  return () => thief.post('/api/account/confirm', { token })
}

const logInElsewhere: Action = (thief, { username }) =>
  Promise.resolve(async () => {
    await thief.post('/api/logout')
    await thief.post('/api/login', { username, password: PASSWORD })
  })

test.each<[what: string, action: Action]>([
  ['changes the password', changePassword],
  ['moves to another address', move],
  ['signs in elsewhere', logInElsewhere],
])('a thief who %s at the same moment is out', async (_what, prepare) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { user, thief, token } = await steal()
    const action = await prepare(thief, user)
    const [undone] = await Promise.all([undo(token), action()])
    expect(undone.status).toBe(200)
    expect((await thief.get('/api/user')).status).toBe(401)
    for (const password of [PASSWORD, THIEFS]) {
      const { status } = await app.visit().post('/api/login', { username: user.username, password })
      expect(status).toBe(401)
    }
    const { database } = app.services
    expect(await UserRow.withId(database, user.id)).toMatchObject({ email: user.email })
    expect(await database('sessions').where({ userId: user.id })).toEqual([])
  }
})

test('two owners who undo at once leave one owner', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const alone = [await steal(), await steal()]
    const { database } = app.services
    const ids = alone.map(({ user }) => user.id)
    await database('users')
      .whereIn('id', ids)
      .update({ rights: ['own'] })
    await database('users').whereNotIn('id', ids).where({ isAdmin: true }).update({ rights: [] })
    const answers = await Promise.all(alone.map(({ token }) => undo(token)))
    const rights = answers.map(({ body }) => (body as { rights: string }).rights)
    expect(rights.sort()).toEqual(['kept', 'withdrawn'])
    expect(await countOwners(database)).toBe(1)
  }
})

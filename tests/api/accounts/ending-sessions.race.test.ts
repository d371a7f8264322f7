import { expect, test } from 'vitest'
import { rounds } from '#tests/support/rounds.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { watchLoad } from '#tests/support/server/load.ts'

const ROUNDS = rounds(10)
const HOLDERS = 5
const app = await startTestApp()

test('everybody is signed out while all of them come and go', async () => {
  const statuses = new Set<number>()
  const load = watchLoad()
  for (let round = 0; round < ROUNDS; round++) {
    const owners = await Promise.all([1, 2].map(async () => app.signIn(await app.buildAdmin())))
    const holders = await Promise.all(
      Array.from({ length: HOLDERS }, async () => {
        const user = await app.buildUser()
        const [desk, phone] = [await app.signIn(user), await app.signIn(user)]
        await buildDevice(phone, user.id)
        return { user, desk, phone }
      }),
    )
    const replies = await Promise.all([
      ...owners.map((owner) => load.ask(() => owner.post('/api/admin/end-sessions'))),
      ...holders.flatMap(({ user, desk, phone }) => [
        load.ask(() => desk.delete('/api/user/sessions')),
        load.ask(() => phone.post('/api/logout')),
        load.ask(() =>
          app.visit().post('/api/login', { username: user.username, password: PASSWORD }),
        ),
      ]),
    ])
    for (const { status } of replies) statuses.add(status)
    for (const { desk, phone } of holders) {
      expect((await desk.get('/api/user')).status).toBe(401)
      expect((await phone.get('/api/user')).status).toBe(401)
    }
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  expect(statuses).toContain(204)
  load.expectFewRefused()
})

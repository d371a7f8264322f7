import { describe, expect, test } from 'vitest'
import { lockAdmins } from '#api/accounts/rights/lock-admins.ts'
import { setAdmin } from '#api/accounts/rights/set-rights.ts'
import { countOwners } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { ApiError } from '#api/http/errors.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { countWaiting } from '#tests/support/server/database.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { rounds } from '#tests/support/rounds.ts'

const ROUNDS = rounds(1_000, 10)
const app = await startTestApp()

test('two owners who demote each other at once leave one, every time', async () => {
  const { services } = app
  const one = await app.buildAdmin()
  const two = await app.buildAdmin()
  let endedWithNone = 0
  for (let round = 0; round < ROUNDS; round++) {
    const results = await Promise.allSettled([
      setAdmin(services, { userId: one.id, isAdmin: false, by: { ...SYSTEM, id: two.id } }),
      setAdmin(services, { userId: two.id, isAdmin: false, by: { ...SYSTEM, id: one.id } }),
    ])
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toBeInstanceOf(ApiError)
    expect(refusals[0]).toMatchObject({ code: 'ACCESS_DENIED' })
    if ((await countOwners(services.database)) !== 1) endedWithNone += 1
    await services
      .database('users')
      .whereIn('id', [one.id, two.id])
      .update({ rights: [...RIGHTS] })
  }
  expect(endedWithNone).toBe(0)
})

describe('an owner who is demoted while a call of theirs is under way', () => {
  test.each<[what: string, act: (owner: HttpClient, id: string) => Promise<Reply>]>([
    ['demotes', (owner, id) => owner.post(`/api/admin/users/${id}/admin`, { isAdmin: false })],
    [
      'narrows the rights of',
      (owner, id) => owner.post(`/api/admin/users/${id}/rights`, { rights: ['audit'] }),
    ],
    ['deletes', (owner, id) => owner.delete(`/api/admin/users/${id}`)],
  ])('%s nobody any more', async (_what, act) => {
    const { database } = app.services
    const [first, second, third] = [
      await app.buildAdmin(),
      await app.buildAdmin(),
      await app.buildAdmin(),
    ]
    const [one, two] = [await app.signIn(first), await app.signIn(second)]
    const barrier = await database.transaction()
    await lockAdmins(barrier)
    const demotion = one.post(`/api/admin/users/${second.id}/admin`, { isAdmin: false })
    await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(1)
    const action = act(two, third.id)
    await expect.poll(() => countWaiting(app.services.database), { interval: 5 }).toBe(2)
    await barrier.commit()

    expect(await demotion).toMatchObject({ status: 200 })
    expect(await action).toMatchObject({ status: 403, body: { error: 'ACCESS_DENIED' } })
    expect(await UserRow.withId(database, third.id)).toMatchObject({ rights: [...RIGHTS] })
  })
})

test('the trigger alone keeps an owner when nothing else would', async () => {
  const { database } = app.services
  const [one, two] = [await app.buildAdmin(), await app.buildAdmin()]
  await database('users')
    .whereNotIn('id', [one.id, two.id])
    .where({ isAdmin: true })
    .update({ rights: ['audit', 'issue', 'revoke'] })
  for (let round = 0; round < 100; round++) {
    const results = await Promise.allSettled(
      [one, two].map(({ id }) =>
        database.transaction((trx) =>
          trx('users')
            .where({ id })
            .update({ rights: ['audit', 'issue', 'revoke'] }),
        ),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await database('users')
      .whereIn('id', [one.id, two.id])
      .update({ rights: [...RIGHTS] })
  }
})

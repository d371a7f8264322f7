import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAdmin } from '#api/accounts/set-rights.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { ApiError } from '#api/errors.ts'
import { RIGHTS } from '#contracts/rights.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { rounds } from '#tests/support/rounds.ts'

const ROUNDS = rounds(1_000)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test(
  'two owners who demote each other at once leave one, every time',
  { timeout: 120_000 },
  async () => {
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
      expect(refusals[0]).toMatchObject({ code: 'LAST_ADMIN' })
      if ((await UserRow.countOwners(services.database)) !== 1) endedWithNone += 1
      await services
        .database('users')
        .whereIn('id', [one.id, two.id])
        .update({ rights: [...RIGHTS] })
    }
    expect(endedWithNone).toBe(0)
  },
)

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

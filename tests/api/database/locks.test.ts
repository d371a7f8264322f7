import { expect, test } from 'vitest'
import { LOCKS } from '#api/database/locks.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

test('no two actions share a lock, and the database itself takes none but those', async () => {
  const numbers = Object.values<number>(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)

  const { database } = await openTestDatabase()
  const { rows } = await database.raw<{ rows: { source: string }[] }>(
    `select prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const taken = rows.flatMap(({ source }) =>
    Array.from(source.matchAll(/advisory\w*\((\d+)\)/g), ([, number]) => Number(number)),
  )
  expect(taken.toSorted()).toEqual([LOCKS.administrators, LOCKS.months])
})

import { describe, expect, test } from 'vitest'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { liveWeeks, weekOf } from '#contracts/trust/week.ts'

/** A Thursday at midnight UTC. Weeks are counted from 1970-01-01, which was a Thursday. */
const START = new Date('2026-06-04T00:00:00Z')
const WEEK = 2944

const after = (seconds: number) => new Date(START.getTime() + 1000 * seconds)

test.each([
  [-1, WEEK - 1],
  [0, WEEK],
  [1, WEEK],
  [7 * 86_400 - 1, WEEK],
  [7 * 86_400, WEEK + 1],
])('a pass that ends %i s after a week began stands in week %i', (seconds, week) => {
  expect(weekOf(after(seconds))).toBe(week)
})

describe('the weeks with a list', () => {
  test.each([
    ['a second before a week begins', -1, [WEEK - 1, WEEK]],
    ['as a week begins', 0, [WEEK - 1, WEEK, WEEK + 1]],
    ['a second before the hour after', 3599, [WEEK - 1, WEEK, WEEK + 1]],
    ['an hour after', 3600, [WEEK, WEEK + 1]],
    ['in the middle', 300_000, [WEEK, WEEK + 1]],
  ])('%s', (_name, seconds, weeks) => {
    expect(liveWeeks(after(seconds))).toEqual(weeks)
  })

  test('have that of any pass that is made now, and of any that ended within the hour', () => {
    for (let seconds = -3 * 86_400; seconds < 5 * 86_400; seconds += 1799) {
      const now = after(seconds)
      const weeks = liveWeeks(now)
      expect(weeks).toContain(weekOf(new Date(now.getTime() + PASS_LIFE_MS)))
      expect(weeks).toContain(weekOf(now))
      expect(weeks).toContain(weekOf(new Date(now.getTime() - 3_600_000)))
    }
  })
})

import { expect, test } from 'vitest'
import { formatAge, formatDue } from '#pwa/screens/admin/overview/format-age.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T12:00:05Z', 'just now'],
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute'],
  ['2026-11-20T11:00:01Z', '59 minutes'],
  ['2026-11-20T11:00:00Z', '1 hour'],
  ['2026-11-19T12:00:00Z', '1 day'],
  ['2026-10-20T12:00:00Z', '31 days'],
])('what waits since %s has waited %s', (since, age) => {
  expect(formatAge(since, NOW)).toBe(age)
})

test.each([
  ['2026-11-21T00:00:00.000Z', 'due on 21 Nov 2026'],
  ['2026-11-20T00:00:00.000Z', 'due today'],
  ['2026-11-19T00:00:00.000Z', 'due for 1 day'],
])('a check of the day %s is %s', (since, due) => {
  expect(formatDue(since, NOW)).toBe(due)
})

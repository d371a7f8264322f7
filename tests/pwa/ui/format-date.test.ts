import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatInstant, formatMoment } from '#pwa/ui/format-date.ts'
import { formatForStamp } from '#pwa/screens/verification/verdict/format-age.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const EARLY = new Date(2026, 8, 9, 9, 5)

test('a day reads the same wherever it is read', () => {
  expect(formatDay('2026-08-12')).toBe('12 Aug 2026')
  expect(formatDay('2027-01-01')).toBe('1 Jan 2027')
  expect(formatDay('2026-12-31')).toBe('31 Dec 2026')
})

test("an instant reads in the reader's own time zone", () => {
  expect(formatInstant(EARLY.toISOString())).toBe('9 Sep 2026, 09:05')
})

test.each([
  [0, 'UTC'],
  [-60, 'UTC+01:00'],
  [-345, 'UTC+05:45'],
  [210, 'UTC−03:30'],
])('an instant that is kept names its zone, %i minutes behind UTC as %s', (behind, zone) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind)
  expect(formatMoment(EARLY)).toBe(`9 Sep 2026, 09:05 ${zone}`)
})

test('a stamp prints both figures of the day', () => {
  expect(formatForStamp(EARLY)).toBe('09 SEP 2026 · 09:05')
})

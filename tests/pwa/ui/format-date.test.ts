import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatInstant, formatLastDay, formatMoment } from '#pwa/ui/format-date.ts'
import { hintLastDay } from '#pwa/screens/admin/credentials/hint-last-day.ts'
import { formatForStamp } from '#pwa/screens/verification/verdict/format-age.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const EARLY = new Date(2026, 8, 9, 9, 5)

test('a day reads the same wherever it is read', () => {
  expect(formatDay('2026-08-12')).toBe('12 Aug 2026')
  expect(formatDay('2027-01-01')).toBe('1 Jan 2027')
  expect(formatDay('2026-12-31')).toBe('31 Dec 2026')
})

test.each([
  ['UTC', '25 Nov 2026', undefined],
  ['Africa/Abidjan', '25 Nov 2026', undefined],
  ['Europe/London', '25 Nov 2026', undefined],
  ['Pacific/Kiritimati', '25 Nov 2026, 24:00 UTC', '26 Nov 2026, 14:00'],
  ['Pacific/Pago_Pago', '25 Nov 2026, 24:00 UTC', '25 Nov 2026, 13:00'],
  ['America/Los_Angeles', '25 Nov 2026, 24:00 UTC', '25 Nov 2026, 16:00'],
  ['Asia/Kathmandu', '25 Nov 2026, 24:00 UTC', '26 Nov 2026, 05:45'],
])('a last day read in %s is %s', (zone, text, end) => {
  vi.stubEnv('TZ', zone)
  expect(formatLastDay('2026-11-25')).toBe(text)
  expect(hintLastDay('2026-11-25')).toBe(end && `It ends at 24:00 UTC, ${end} where you are.`)
})

test('a last day of summer time names its moment where one of winter need not', () => {
  vi.stubEnv('TZ', 'Europe/London')
  expect(formatLastDay('2026-07-01')).toBe('1 Jul 2026, 24:00 UTC')
})

test('a field without a day says nothing of its end', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(['', '0002-1'].map(hintLastDay)).toEqual([undefined, undefined])
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

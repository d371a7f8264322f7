import { direction, format, language } from '#pwa/language/language.ts'
import { words } from './date-words.ts'

/**
 * The English names of the months. We format English dates ourselves, so that every browser shows
 * the same text. The formatter of the browser would also delay the first screen of a slow phone by
 * 20 ms.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** A language from right to left gets whole names of months, because its short ones are unusual. */
const MONTH_STYLES = { ltr: 'short', rtl: 'long' } as const

let utcDays: Intl.DateTimeFormat | undefined
let localDays: Intl.DateTimeFormat | undefined

/** Turns `2026-08-12` into `12 Aug 2026`, in every time zone. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (language !== 'en') return (utcDays ??= makeFormatter('UTC')).format(date)
  return joinDay(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}

/**
 * Returns a last day, such as `12 Aug 2026, 24:00 UTC`. Leaves out the time when the day ends at
 * midnight in the reader's time zone.
 */
export function formatLastDay(day: string): string {
  const end = new Date(`${day}T24:00Z`)
  const shown = formatDay(day)
  return end.getHours() + end.getMinutes() > 0 ? words.lastDay(shown) : shown
}

/** Returns an instant as `20 Nov 2026, 14:32`, in the reader's time zone. */
export function formatInstant(instant: string | number): string {
  const date = new Date(instant)
  return words.instant(formatLocalDay(date), formatTime(date))
}

/**
 * Returns an instant with the time zone, `20 Nov 2026, 14:32 UTC+01:00`, for readers in other
 * zones.
 */
export function formatMoment(instant: Date): string {
  return words.moment(formatInstant(instant.getTime()), formatZone(-instant.getTimezoneOffset()))
}

function formatZone(minutesAhead: number): string {
  if (minutesAhead === 0) return 'UTC'
  const minutes = Math.abs(minutesAhead)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `UTC${minutesAhead < 0 ? '−' : '+'}${hour ?? ''}:${minute ?? ''}`
}

/** Returns the day of an instant as `9 Nov 2026`, in the reader's time zone. */
export function formatLocalDay(instant: Date): string {
  if (language !== 'en') return (localDays ??= makeFormatter()).format(instant)
  return joinDay(instant.getDate(), instant.getMonth(), instant.getFullYear())
}

/** Returns the day of an instant in the reader's time zone as `2026-03-02`, for a date field. */
export function localDayOf(instant: Date): string {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()]
  return [instant.getFullYear(), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}

/** Returns a time such as `09:05`, in the reader's time zone. */
export function formatTime(instant: Date): string {
  return [instant.getHours(), instant.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function joinDay(day: number, month: number, year: number): string {
  return `${String(day)} ${MONTHS[month] ?? ''} ${String(year)}`
}

/** Makes the formatter of a language other than English. */
function makeFormatter(timeZone?: 'UTC') {
  const month = MONTH_STYLES[direction]
  return new Intl.DateTimeFormat(format, { day: 'numeric', month, year: 'numeric', timeZone })
}

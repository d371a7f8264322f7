import { english, words } from './words.ts'

/** Turns `2026-08-12` into `12 Aug 2026`, in every time zone. */
export function formatDay(day: string): string {
  return words.date.day(toDate(day))
}

/** Writes a day as `formatDay` does in English, for texts that are English in every language. */
export function formatEnglishDay(day: string): string {
  return english.date.day(toDate(day))
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/**
 * Returns a last day, such as `12 Aug 2026, 24:00 UTC`. Leaves out the time when the day ends at
 * midnight for the reader.
 */
export function formatLastDay(day: string): string {
  const end = new Date(`${day}T24:00Z`)
  const shown = formatDay(day)
  return end.getHours() + end.getMinutes() > 0 ? words.date.lastDay(shown) : shown
}

/** Returns an instant as `20 Nov 2026, 14:32`, in the reader's time zone. */
export function formatInstant(instant: string | number): string {
  const date = new Date(instant)
  return words.date.instant(formatLocalDay(date), formatTime(date))
}

/**
 * Returns an instant with the reader's time zone, `20 Nov 2026, 14:32 UTC+01:00`. People in other
 * zones can then read it too.
 */
export function formatMoment(instant: Date): string {
  return words.date.moment(
    formatInstant(instant.getTime()),
    formatZone(-instant.getTimezoneOffset()),
  )
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
  return words.date.localDay(instant)
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

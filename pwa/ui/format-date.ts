/**
 * Formatted here, so that every browser gives the same text. The browser's own formatter takes a slow phone
 * 20 ms to create, before the first picture.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `2026-08-12` becomes `12 Aug 2026`, in every time zone. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return joinDay(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}

/** A last day, with the moment of its end unless this is the reader's own midnight. */
export function formatLastDay(day: string): string {
  const end = new Date(`${day}T24:00Z`)
  return formatDay(day) + (end.getHours() + end.getMinutes() > 0 ? ', 24:00 UTC' : '')
}

/** An instant as `20 Nov 2026, 14:32`, in the reader's own time zone. */
export function formatInstant(instant: string | number): string {
  const date = new Date(instant)
  return `${formatLocalDay(date)}, ${formatTime(date)}`
}

/** Like `formatInstant`, with the zone: `20 Nov 2026, 14:32 UTC+01:00`, for readers elsewhere or later. */
export function formatMoment(instant: Date): string {
  return `${formatInstant(instant.getTime())} ${formatZone(-instant.getTimezoneOffset())}`
}

function formatZone(minutesAhead: number): string {
  if (minutesAhead === 0) return 'UTC'
  const minutes = Math.abs(minutesAhead)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `UTC${minutesAhead < 0 ? '−' : '+'}${hour ?? ''}:${minute ?? ''}`
}

/** The day of an instant, `9 Nov 2026`, in the reader's own time zone. */
export function formatLocalDay(instant: Date): string {
  return joinDay(instant.getDate(), instant.getMonth(), instant.getFullYear())
}

/** The day in the reader's time zone, as a date field takes it: `2026-03-02`. */
export function localDayOf(instant: Date): string {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()]
  return [instant.getFullYear(), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}

/** `09:05`, in the reader's own time zone. */
export function formatTime(instant: Date): string {
  return [instant.getHours(), instant.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function joinDay(day: number, month: number, year: number): string {
  return `${String(day)} ${MONTHS[month] ?? ''} ${String(year)}`
}

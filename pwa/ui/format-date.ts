const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const INSTANT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `2026-08-12` as `12 Aug 2026`, the same wherever it is read. */
export function formatDay(day: string): string {
  return DAY.format(Date.parse(`${day}T00:00:00Z`))
}

/** An instant as `20 Nov 2026, 14:32`, in the reader's own time zone. */
export function formatInstant(instant: string | number): string {
  return INSTANT.format(new Date(instant))
}

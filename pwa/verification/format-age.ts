const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const JUST_NOW_MS = 2 * SECOND_MS

const UNITS = [
  { unit: 'days', size: DAY_MS, from: 2 * DAY_MS },
  { unit: 'h', size: HOUR_MS, from: 2 * HOUR_MS },
  { unit: 'min', size: MINUTE_MS, from: 2 * MINUTE_MS },
  { unit: 's', size: SECOND_MS, from: JUST_NOW_MS },
]

/** How long before `now` that was: `38 s ago`, `3 h ago`; two clocks that differ make it `just now`. */
export function formatAge(instant: Date, now: Date): string {
  const age = now.getTime() - instant.getTime()
  const fitting = UNITS.find(({ from }) => age >= from)
  return fitting ? `${String(Math.floor(age / fitting.size))} ${fitting.unit} ago` : 'just now'
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const STAMP_DAY = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
})

export function formatTime(instant: Date): string {
  return TIME.format(instant)
}

/** As a stamp prints it: `20 NOV 2026 · 14:32`. */
export function formatForStamp(instant: Date): string {
  return `${STAMP_DAY.format(instant).toUpperCase()} · ${formatTime(instant)}`
}

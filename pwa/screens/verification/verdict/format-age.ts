import { DAY_MS, SECOND_MS, MINUTE_MS, HOUR_MS } from '#contracts/time.ts'
import { formatLocalDay, formatTime } from '#pwa/ui/format-date.ts'
import { words } from './words.tsx'

const JUST_NOW_MS = 2 * SECOND_MS

const UNITS = [
  { unit: 'days', size: DAY_MS, from: 2 * DAY_MS },
  { unit: 'hours', size: HOUR_MS, from: 2 * HOUR_MS },
  { unit: 'minutes', size: MINUTE_MS, from: 2 * MINUTE_MS },
  { unit: 'seconds', size: SECOND_MS, from: JUST_NOW_MS },
] as const

const STAMP_DAY_LENGTH = '09 Nov 2026'.length

/**
 * Returns the age of an instant, such as `38 s ago` or `3 h ago`. Returns `just now` for an instant
 * in the future.
 */
export function formatAge(instant: Date, now: Date, ages = words.ages): string {
  const age = now.getTime() - instant.getTime()
  const fitting = UNITS.find(({ from }) => age >= from)
  return fitting ? ages[fitting.unit](Math.floor(age / fitting.size)) : ages.justNow
}

/** Returns the time for the stamp, such as `09 NOV 2026 · 14:32`. */
export function formatForStamp(instant: Date): string {
  const day = formatLocalDay(instant).padStart(STAMP_DAY_LENGTH, '0')
  return `${day.toUpperCase()} · ${formatTime(instant)}`
}

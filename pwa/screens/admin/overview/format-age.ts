import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/time.ts'
import { formatDay } from '#pwa/ui/format-date.ts'

export const JUST_NOW = 'just now'

/** Returns the time since an instant in its greatest whole unit, such as `3 days`. */
export function formatAge(since: string, now: number): string {
  const age = now - Date.parse(since)
  if (age >= DAY_MS) return countOf(age / DAY_MS, 'day')
  if (age >= HOUR_MS) return countOf(age / HOUR_MS, 'hour')
  if (age >= MINUTE_MS) return countOf(age / MINUTE_MS, 'minute')
  return JUST_NOW
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** Returns when something is or was due on a day in UTC: `due on 3 Dec 2026`, or `due for 3 days`. */
export function formatDue(since: string, now: number): string {
  const due = Date.parse(since)
  if (due > now) return `due on ${formatDay(since.slice(0, DAY_LENGTH))}`
  return now - due < DAY_MS ? 'due today' : `due for ${formatAge(since, now)}`
}

function countOf(count: number, unit: string): string {
  const whole = Math.floor(count)
  return `${String(whole)} ${unit}${whole === 1 ? '' : 's'}`
}

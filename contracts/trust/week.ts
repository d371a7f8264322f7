import { DAY_MS } from '#contracts/time.ts'

export const WEEK_MS = 7 * DAY_MS
/** The extra time after the end of a week. Clocks differ, and requests take time. */
const GRACE_MS = 3_600_000

/**
 * Returns the number of the week in which a pass ends, counted from 1970-01-01. The list of this
 * week has the bit of the pass.
 * Decision: `docs/decisions/08-list-per-week.md`.
 */
export function weekOf(expiresAt: Date): number {
  return Math.floor(expiresAt.getTime() / WEEK_MS)
}

/**
 * Returns the weeks in which a valid pass can end. The earliest is first. There are two such weeks.
 * Within `GRACE_MS` after the end of a week, there are three.
 */
export function liveWeeks(now: Date): number[] {
  const first = weekOf(new Date(now.getTime() - GRACE_MS))
  const last = weekOf(new Date(now.getTime() + WEEK_MS))
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

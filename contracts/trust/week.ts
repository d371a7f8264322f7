import { DAY_MS } from '#contracts/time.ts'

export const WEEK_MS = 7 * DAY_MS
/** Extra time after the end of a week, for clocks and for requests on their way. */
const GRACE_MS = 3_600_000

/** The week whose list has the pass: the week of its end, counted from 1970-01-01. */
export function weekOf(expiresAt: Date): number {
  return Math.floor(expiresAt.getTime() / WEEK_MS)
}

/** The weeks in which present passes can end, the earliest first: two weeks, and three during the grace. */
export function liveWeeks(now: Date): number[] {
  const first = weekOf(new Date(now.getTime() - GRACE_MS))
  const last = weekOf(new Date(now.getTime() + WEEK_MS))
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

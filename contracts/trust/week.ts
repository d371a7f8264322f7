import { DAY_MS } from '#contracts/time.ts'

export const WEEK_MS = 7 * DAY_MS
/** Beyond the end of its week, for clocks and for requests that are on their way. */
const GRACE_MS = 3_600_000

/** The week in whose list a pass stands: that of its end, counted from 1970-01-01. */
export function weekOf(expiresAt: Date): number {
  return Math.floor(expiresAt.getTime() / WEEK_MS)
}

/** The weeks in which passes can still end, the earliest first: two, and for an hour three. */
export function liveWeeks(now: Date): number[] {
  const first = weekOf(new Date(now.getTime() - GRACE_MS))
  const last = weekOf(new Date(now.getTime() + WEEK_MS))
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

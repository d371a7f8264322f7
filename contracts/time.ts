export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Two correct clocks may differ by this time. */
export const CLOCK_TOLERANCE_MS = 30_000

/** Checks whether a time is in the future. Two clocks may differ by the tolerance. */
export function isAhead(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS
}

/**
 * Returns midnight in UTC. Instances and certificates begin at midnight, so that their hour does not
 * identify them.
 */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)
}

export const DAY_MS = 24 * 60 * 60_000

/** How far two honest clocks may be apart. */
export const CLOCK_TOLERANCE_MS = 30_000

/** Whether a time lies in the future even if the two clocks differ by the tolerance. */
export function isAhead(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS
}

/** In UTC. Instances and certificates begin at this time, so that their hour does not tell them apart. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The greatest difference between two clocks that both count as correct. */
export const CLOCK_TOLERANCE_MS = 30_000

/** Checks whether a time is in the future by more than the tolerance. */
export function isAhead(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS
}

/** Returns the day that is this number of days after another. Both are in the form `2026-10-16`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Returns the last midnight in UTC. Certificates, and instances for other wallets, begin at
 * midnight, because the exact time could identify the holder.
 */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)
}

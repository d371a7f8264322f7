export const DAY_MS = 24 * 60 * 60_000

/** How far two honest clocks may be apart. */
export const CLOCK_TOLERANCE_MS = 30_000

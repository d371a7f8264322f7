/** Of `vi.waitFor`, whose own second a slow machine misses: a deadline is for what never comes. */
export const PATIENCE = { timeout: 60_000 }

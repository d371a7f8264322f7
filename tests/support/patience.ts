/**
 * For `vi.waitFor`. A slow machine misses its default of one second, and a deadline must fail only
 * when the event never comes.
 */
export const PATIENCE = { timeout: 60_000 }

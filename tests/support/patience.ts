/**
 * The options for `vi.waitFor`. The default deadline is one second, which a slow machine would
 * miss. A deadline must fail only if the event never comes.
 */
export const PATIENCE = { timeout: 120_000 }

/**
 * The options for `vi.waitFor`. A slow machine would miss the default deadline of one second, and a
 * deadline must fail only when the event never comes.
 */
export const PATIENCE = { timeout: 60_000 }

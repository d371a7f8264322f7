/** Gzipped script that a first visit may ask for before each page shows what it is for. */
export const SCRIPT_BUDGETS = [
  { path: '/', shown: 'main h1', maxBytes: 145_000 },
  { path: '/practice-test', shown: 'main h1', maxBytes: 159_000 },
  { path: '/verify', shown: '[data-verdict]', maxBytes: 161_000 },
  { path: '/wallet', shown: 'main article', maxBytes: 185_000 },
] as const

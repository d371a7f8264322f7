/** Gzipped script that a first visit may ask for before each page shows what it is for. */
export const SCRIPT_BUDGETS = [
  { path: '/', shown: 'main h1', maxBytes: 143_000 },
  { path: '/practice-test', shown: 'main h1', maxBytes: 157_000 },
  { path: '/verify', shown: '[data-verdict]', maxBytes: 159_000 },
  { path: '/wallet', shown: 'main article', maxBytes: 184_000 },
] as const

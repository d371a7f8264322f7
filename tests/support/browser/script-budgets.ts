/**
 * Gzipped script that a first visit may ask for before each page shows what it is for, and answers:
 * what is seen before that is a picture.
 */
export const SCRIPT_BUDGETS = [
  { path: '/', shown: 'main input:not([inert])', maxBytes: 140_000 },
  { path: '/practice-test', shown: 'main button:not([inert])', maxBytes: 140_700 },
  { path: '/verify', shown: '[data-verdict]', maxBytes: 141_300 },
  { path: '/wallet', shown: 'main article', maxBytes: 185_400 },
] as const

/** The same of the book to print, beyond what the screens before it have loaded. */
export const EDITION_BYTES = 11_000

/**
 * Gzipped script that a first visit may ask for before each page shows what it is for, and answers:
 * what is seen before that is a picture.
 */
export const SCRIPT_BUDGETS = [
  { path: '/', shown: 'main input:not([inert])', maxBytes: 141_000 },
  { path: '/practice-test', shown: 'main button:not([inert])', maxBytes: 143_200 },
  { path: '/verify', shown: '[data-verdict]', maxBytes: 138_000 },
  { path: '/wallet', shown: 'main article', maxBytes: 185_400 },
] as const

/** The same of the book to print, beyond what the screens before it have loaded. */
export const EDITION_BYTES = 11_000

/**
 * What a page may ask the network for at a first visit, and what at a start without a connection, until
 * nothing more comes. To ask costs a phone more than most of the answers.
 */
export const REQUEST_LIMITS = [
  { path: '/', first: 25, offline: 20 },
  { path: '/verify', first: 25, offline: 20 },
  { path: '/wallet', first: 25, offline: 20 },
  { path: '/practice-test', first: 25, offline: 20 },
  { path: '/auth', first: 25, offline: 20 },
  { path: '/wallet', first: 28, offline: 20, isSignedIn: true },
  { path: '/dashboard', first: 25, offline: 20, isSignedIn: true },
] as const

/** What the worker keeps for a time without a connection. */
export const KEPT_FILES = 90

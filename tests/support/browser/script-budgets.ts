/**
 * The script that each page may load on a first visit, in gzipped bytes. The limit is for the time
 * before the page shows its main part and answers input. Until then, the visitor sees a static
 * picture of the page.
 */
export const SCRIPT_BUDGETS = [
  { path: '/', shown: 'main input:not([inert])', maxBytes: 141_400 },
  { path: '/practice-test', shown: 'main button:not([inert])', maxBytes: 140_600 },
  { path: '/verify', shown: '[data-verdict]', maxBytes: 138_000 },
  { path: '/wallet', shown: 'main article', maxBytes: 185_100 },
] as const

/**
 * The limit for the script of the printed book. The scripts of the earlier screens are not
 * included.
 */
export const EDITION_BYTES = 11_000

/**
 * The greatest number of requests that a page may send. `first` is for a first visit. `offline` is
 * for a start without a connection. On a phone, a request takes longer than the transfer of most
 * answers.
 */
export const REQUEST_LIMITS = [
  { path: '/', first: 24, offline: 20 },
  { path: '/verify', first: 24, offline: 20 },
  { path: '/wallet', first: 25, offline: 20 },
  { path: '/practice-test', first: 25, offline: 20 },
  { path: '/auth', first: 25, offline: 20 },
  { path: '/wallet', first: 27, offline: 20, isSignedIn: true },
  { path: '/dashboard', first: 25, offline: 20, isSignedIn: true },
] as const

/** The greatest number of files that the worker may store for use without a connection. */
export const KEPT_FILES = 90

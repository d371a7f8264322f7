/**
 * The script that each document of the build may link, in gzipped bytes. This script loads before
 * the page shows its main part and answers input. Until then, the visitor sees a static picture of
 * the page.
 */
export const SCRIPT_BUDGETS = [
  { document: 'index-home.html', maxBytes: 151_400 },
  { document: 'guide.html', maxBytes: 163_900 },
  { document: 'practice-test.html', maxBytes: 150_500 },
  { document: 'auth.html', maxBytes: 154_800 },
  { document: 'checkout.html', maxBytes: 169_800 },
  { document: 'dashboard.html', maxBytes: 252_500 },
  { document: 'verify.html', maxBytes: 146_000 },
  { document: 'wallet.html', maxBytes: 195_200 },
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

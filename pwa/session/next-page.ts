import type { CurrentUser } from '#contracts/accounts/account.ts'

/**
 * Returns the page that opens after a log-in or a sign-up, if no page asked for it. The guard of the
 * dashboard sends a user without premium access to the checkout, and a log-in must not lead there.
 * A user without a credential has nothing in the wallet, and sees what they can do now.
 */
export function homeOf(user: CurrentUser): string {
  if (user.hasPremiumAccess) return '/dashboard'
  if (user.isAdmin) return '/admin'
  return user.isHolder ? '/wallet' : '/progress'
}

/** The log-in screen opens `page` after the log-in. */
export function authPageFor(page: string): string {
  return `/auth?${new URLSearchParams({ next: page }).toString()}`
}

/**
 * Matches paths of the app: `/` alone, or `/` and a letter. Does not match a path such as `//host`,
 * which would lead to another website.
 */
const OUR_PATH = /^\/(?:$|[a-z])/i

/** Returns the page that asked for the log-in. Never returns a page of another website. */
export function nextPageOf(search: URLSearchParams): string | null {
  const next = search.get('next')
  if (!next?.startsWith('/')) return null
  const { pathname, search: query, hash } = new URL(location.origin + next)
  if (!OUR_PATH.test(pathname) || pathname === '/auth') return null
  return pathname + query + hash
}

import type { CurrentUser } from '#contracts/accounts/account.ts'

/**
 * Returns the page that opens after a log-in which no other page asked for. The dashboard needs premium
 * access.
 */
export function homeOf(user: CurrentUser): string {
  if (user.hasPremiumAccess) return '/dashboard'
  return user.isAdmin ? '/admin' : '/wallet'
}

/** Returns the address of the log-in screen. After the log-in, this screen opens `page`. */
export function authPageFor(page: string): string {
  return `/auth?${new URLSearchParams({ next: page }).toString()}`
}

/**
 * Matches paths of the app: `/`, or `/` and a letter. A path such as `//host`, which leads to another
 * website, does not match.
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

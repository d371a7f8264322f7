import type { CurrentUser } from '#contracts/accounts/account.ts'

/**
 * Where signing in leads when no page asked for it: the dashboard, and for those whom it would send
 * on to the checkout a place that is theirs.
 */
export function homeOf(user: CurrentUser): string {
  if (user.hasPremiumAccess) return '/dashboard'
  return user.isAdmin ? '/admin' : '/wallet'
}

/** The address of the log-in screen that leads back to `page`. */
export function authPageFor(page: string): string {
  return `/auth?${new URLSearchParams({ next: page }).toString()}`
}

/** Every path of ours is `/` or begins with a letter: none can be read as `//host`. */
const OUR_PATH = /^\/(?:$|[a-z])/i

/** The page that asked for the log-in, if it is one of ours: never another origin. */
export function nextPageOf(search: URLSearchParams): string | null {
  const next = search.get('next')
  if (!next?.startsWith('/')) return null
  const { pathname, search: query, hash } = new URL(location.origin + next)
  if (!OUR_PATH.test(pathname) || pathname === '/auth') return null
  return pathname + query + hash
}

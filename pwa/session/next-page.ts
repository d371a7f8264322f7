import type { CurrentUser } from '#contracts/accounts/account.ts'

/** The page after a sign-in that no page asked for. The dashboard needs premium access. */
export function homeOf(user: CurrentUser): string {
  if (user.hasPremiumAccess) return '/dashboard'
  return user.isAdmin ? '/admin' : '/wallet'
}

/** The address of the log-in screen, which returns to `page`. */
export function authPageFor(page: string): string {
  return `/auth?${new URLSearchParams({ next: page }).toString()}`
}

/** Every path of the app is `/` or begins with a letter, so none can be read as `//host`. */
const OUR_PATH = /^\/(?:$|[a-z])/i

/** The page that asked for the log-in, if it belongs to the app; never another origin. */
export function nextPageOf(search: URLSearchParams): string | null {
  const next = search.get('next')
  if (!next?.startsWith('/')) return null
  const { pathname, search: query, hash } = new URL(location.origin + next)
  if (!OUR_PATH.test(pathname) || pathname === '/auth') return null
  return pathname + query + hash
}

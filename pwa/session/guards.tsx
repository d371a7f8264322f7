import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { authPageFor } from './next-page.ts'
import type { SignInPromptProps } from './refusals.tsx'
import { useSession, useUser } from './use-session.ts'
import { words } from './words.tsx'

// The content that is shown while the code of a component is loading.
const WAITING = { fallback: <CenteredSpinner /> }
const Locked = lazyPart(async () => (await import('./locked.tsx')).Locked, WAITING)
const PasswordFirst = lazyPart(
  async () => (await import('./password-first.tsx')).PasswordFirst,
  WAITING,
)
const SignInPrompt = lazyPart(async () => (await import('./refusals.tsx')).SignInPrompt, WAITING)
const Unknown = lazyPart(async () => (await import('./refusals.tsx')).Unknown, WAITING)
const AccessDenied = lazyPart(async () => (await import('./refusals.tsx')).AccessDenied, WAITING)

/** Visitors go to the log-in screen and return after the log-in. */
export function RequireUser() {
  return (
    <Guard visitor={<ToAuth />}>
      <Outlet />
    </Guard>
  )
}

/** Visitors go to the log-in screen. Other users go to the checkout. */
export function RequirePremium() {
  const { user } = useSession()
  return (
    <Guard visitor={<ToAuth />}>
      {user?.hasPremiumAccess ? <Outlet /> : <Navigate to="/checkout" replace />}
    </Guard>
  )
}

export function RequireAdmin() {
  const { user } = useSession()
  return <Guard visitor={<ToAuth />}>{user?.isAdmin ? <Outlet /> : <AccessDenied />}</Guard>
}

/** Tells guests that they have no password yet. Must be inside a guard that requires a session. */
export function RequireAccount() {
  const user = useUser()
  const thisPage = useThisPage()
  if (!user.isGuest) return <Outlet />
  return (
    <Page width="narrow">
      <title>{words.passwordFirst.documentTitle}</title>
      <PasswordFirst guest={user} page={thisPage} level={1} />
    </Page>
  )
}

/** Lets only signed-in users see the page. Asks visitors to sign in, at the same address. */
export function AskToSignIn({ place }: Pick<SignInPromptProps, 'place'>) {
  const thisPage = useThisPage()
  return (
    <Guard visitor={<SignInPrompt place={place} signInPage={authPageFor(thisPage)} />}>
      <Outlet />
    </Guard>
  )
}

function Guard({ visitor, children }: { visitor: ReactNode; children: ReactNode }) {
  const session = useSession()
  const thisPage = useThisPage()
  if (session.status === 'locked') {
    return <Locked user={session.lockedUser} otherAccount={authPageFor(thisPage)} />
  }
  if (session.status === 'loading') return <CenteredSpinner />
  if (session.status === 'unknown') return <Unknown error={session.error} retry={session.retry} />
  return session.status === 'signed-out' ? visitor : children
}

function useThisPage(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/**
 * Does nothing while another page is already loading, for example after an account was deleted. This page is
 * then still visible for a moment.
 */
function ToAuth() {
  const thisPage = useThisPage()
  const isLeaving = useLocation().pathname !== location.pathname
  return isLeaving ? null : <Navigate to={authPageFor(thisPage)} replace />
}

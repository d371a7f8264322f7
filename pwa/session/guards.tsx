import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { authPageFor } from './next-page.ts'
import { useSession, useUser } from './use-session.ts'

// Rarely seen.
const Locked = lazyPart(async () => (await import('./locked.tsx')).Locked, {
  fallback: <CenteredSpinner />,
})
const PasswordFirst = lazyPart(async () => (await import('./password-first.tsx')).PasswordFirst, {
  fallback: <CenteredSpinner />,
})

/** Signed-in only: visitors go to the log-in screen and come back afterwards. */
export function RequireUser() {
  return (
    <Guard visitor={<ToAuth />}>
      <Outlet />
    </Guard>
  )
}

/** Premium only: visitors to the log-in screen, others to the checkout. */
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

/** Inside of a guard that has asked for a session: guests are told that a password is missing. */
export function RequireAccount() {
  const user = useUser()
  const thisPage = useThisPage()
  if (!user.isGuest) return <Outlet />
  return (
    <Page width="narrow">
      <title>Set a password first · Visa Success Guide</title>
      <PasswordFirst guest={user} page={thisPage} level={1} />
    </Page>
  )
}

interface SignInPromptProps {
  title: string
  text: string
  action: string
  /** What can be done without signing in. */
  otherwise?: { to: string; label: string }
}

/** Signed-in only, where visitors stay on the page and are asked to sign in. */
export function AskToSignIn(prompt: SignInPromptProps) {
  return (
    <Guard visitor={<SignInPrompt {...prompt} />}>
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
  if (session.status === 'unknown') return <Unknown {...session} />
  return session.status === 'signed-out' ? visitor : children
}

function useThisPage(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/** Leads nowhere while another page is on its way, as when an account has just been deleted. */
function ToAuth() {
  const thisPage = useThisPage()
  const isLeaving = useLocation().pathname !== location.pathname
  return isLeaving ? null : <Navigate to={authPageFor(thisPage)} replace />
}

function SignInPrompt({ title, text, action, otherwise }: SignInPromptProps) {
  const thisPage = useThisPage()
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink variant="primary" to={authPageFor(thisPage)}>
              {action}
            </ButtonLink>
            {otherwise && <ButtonLink to={otherwise.to}>{otherwise.label}</ButtonLink>}
          </>
        }
      >
        {text}
      </EmptyState>
    </Page>
  )
}

function AccessDenied() {
  return (
    <Page width="narrow">
      <title>Access Denied · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="Access Denied"
        actions={<ButtonLink to="/">Back to Home</ButtonLink>}
      >
        You don't have permission to access the admin dashboard.
      </EmptyState>
    </Page>
  )
}

function Unknown({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        title={error instanceof NetworkError ? 'No connection' : 'We cannot answer right now'}
        actions={<Button onClick={retry}>Try again</Button>}
      >
        We could not find out whether you are signed in. {sentenceFor(error)}
      </EmptyState>
    </Page>
  )
}

import { Navigate, useSearchParams } from 'react-router-dom'
import { CookiesBlocked } from '#pwa/session/cookies-blocked.tsx'
import { homeOf, nextPageOf } from '#pwa/session/next-page.ts'
import { useSession } from '#pwa/session/use-session.ts'
import {
  RULES_YEAR,
  SIGN_IN_SUCCESS_RATE,
  STATED_LINE,
  SUPPORT_HOURS,
} from '#pwa/screens/storefront/claims.ts'
import { Rosette, Waves } from '#pwa/ui/paper/guilloche.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import styles from './auth-page.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const SIDE_SEED = 'Visa Success Guide'
const HEADINGS = { login: 'Welcome Back', signup: 'Join Visa Success Guide' }

export function AuthPage() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const [tab, setTab] = useTabInUrl('tab', ['login', 'signup'])

  // A guest account has no password yet. So a guest still sees the forms.
  if (user && !user.isGuest) {
    return (
      <>
        <CenteredSpinner label="Redirecting to dashboard..." />
        <Navigate to={nextPageOf(search) ?? homeOf(user)} replace />
      </>
    )
  }

  return (
    <div className={styles['auth']}>
      <title>{`${HEADINGS[tab]} · Visa Success Guide`}</title>
      <div className={styles['forms']}>
        <h1>{HEADINGS[tab]}</h1>
        <CookiesBlocked />
        <Tabs
          label="Log in or sign up"
          tabs={[
            { id: 'login', label: 'Login' },
            { id: 'signup', label: 'Sign Up' },
          ]}
          active={tab}
          onChange={setTab}
        >
          {tab === 'login' ? <LoginForm /> : <RegisterForm />}
        </Tabs>
      </div>
      <Claims />
    </div>
  )
}

function Claims() {
  return (
    <aside className={styles['side']} aria-label="About the guide">
      <Waves seed={SIDE_SEED} className={styles['waves']} />
      <Rosette seed={SIDE_SEED} className={styles['rosette']} />
      <ul className={styles['claims']}>
        <li>{SIGN_IN_SUCCESS_RATE} Success Rate</li>
        <li>{SUPPORT_HOURS} Support</li>
        <li>Updated for {RULES_YEAR}</li>
        <li className={styles['line']}>{STATED_LINE}</li>
      </ul>
    </aside>
  )
}

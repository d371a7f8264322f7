import { Navigate, useSearchParams } from 'react-router-dom'
import { CookiesBlocked } from '#pwa/session/cookies-blocked.tsx'
import { homeOf, nextPageOf } from '#pwa/session/next-page.ts'
import { useSession } from '#pwa/session/use-session.ts'
import {
  RULES_YEAR,
  SIGN_IN_SUCCESS_RATE,
  STATED_LINE,
  SUPPORT_HOURS,
} from '#pwa/screens/storefront/claims/claims.ts'
import { Rosette, Waves } from '#pwa/ui/paper/guilloche.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import styles from './auth-page.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { words } from './words.ts'

const SIDE_SEED = 'Visa Success Guide'

export function AuthPage() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const [tab, setTab] = useTabInUrl('tab', ['login', 'signup'])

  // A guest account has no password yet, so a guest still needs the forms. The forms also show while
  // the session is loading, so that a slow network does not delay them. A signed-in person may see
  // them for a moment.
  if (user && !user.isGuest) {
    return (
      <>
        <CenteredSpinner label={words.redirecting} />
        <Navigate to={nextPageOf(search) ?? homeOf(user)} replace />
      </>
    )
  }

  return (
    <div className={styles['auth']}>
      <title>{`${words.headings[tab]} · Visa Success Guide`}</title>
      <div className={styles['forms']}>
        <h1>{words.headings[tab]}</h1>
        <CookiesBlocked />
        <Tabs
          label={words.tabs.label}
          tabs={[
            { id: 'login', label: words.tabs.login },
            { id: 'signup', label: words.tabs.signup },
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
    <aside className={styles['side']} aria-label={words.claims.label}>
      <Waves seed={SIDE_SEED} className={styles['waves']} />
      <Rosette seed={SIDE_SEED} className={styles['rosette']} />
      <ul className={styles['claims']}>
        <li>{words.claims.successRate(SIGN_IN_SUCCESS_RATE)}</li>
        <li>{words.claims.support(SUPPORT_HOURS)}</li>
        <li>{words.claims.updated(RULES_YEAR)}</li>
        <li className={styles['line']}>{STATED_LINE}</li>
      </ul>
    </aside>
  )
}

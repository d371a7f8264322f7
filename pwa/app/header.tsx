import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link, useLocation } from 'react-router-dom'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { useSession } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { Menu, MenuLink } from '#pwa/ui/menu.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import {
  isAt,
  isWorkplace,
  personOf,
  SECTIONS,
  startPlaceOf,
  visaTools,
  workPlaces,
} from './places.tsx'
import { words } from './words.tsx'

const ThemeAndLanguage = lazyPart(
  async () => (await import('./theme-and-language.tsx')).ThemeAndLanguage,
  {
    isOptional: true,
    isDeferred: true,
  },
)
const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu, {
  isOptional: true,
})

export function Header() {
  const session = useSession()
  const user = personOf(session)
  const { pathname } = useLocation()

  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link to="/" className={styles['home']} aria-label={words.home}>
          <Logo />
        </Link>
        <nav className={styles['nav']} aria-label={words.mainLinks}>
          {user && isWorkplace(pathname) ? (
            <WorkLinks user={user} pathname={pathname} />
          ) : (
            <ShopLinks user={user} />
          )}
        </nav>
        <div className={styles['account']}>
          <div className={styles['display']}>
            <ThemeAndLanguage />
          </div>
          {user && <UserMenu user={user} />}
          {session.status !== 'loading' && !user && <SignInLinks start={startPlaceOf(session)} />}
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

function WorkLinks({ user, pathname }: { user: CurrentUser; pathname: string }) {
  return workPlaces(user).map(({ to, label }) => (
    <Link key={to} to={to} className={styles['link']} aria-current={isAt(pathname, to) && 'page'}>
      {label}
    </Link>
  ))
}

function ShopLinks({ user }: { user: CurrentUser | null }) {
  return (
    <>
      {SECTIONS.map(({ to, label }) => (
        <Link key={to} to={to} className={styles['link']}>
          {label}
        </Link>
      ))}
      <Menu
        title={words.tools.title}
        trigger={
          <>
            {words.tools.menu} <ChevronDown />
          </>
        }
      >
        {visaTools(user).map(({ to, label, icon }) => (
          <MenuLink key={to} to={to} icon={icon}>
            {label}
          </MenuLink>
        ))}
      </Menu>
    </>
  )
}

function SignInLinks({ start }: { start: string }) {
  return (
    <>
      <ButtonLink variant="quiet" to="/auth">
        {words.login}
      </ButtonLink>
      <ButtonLink variant="primary" to={start} reloadDocument={start === '/checkout'}>
        {words.getStarted}
      </ButtonLink>
    </>
  )
}

import { ChevronDown } from 'lucide-react'
import { useSession } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Link } from 'react-router-dom'
import { Logo } from '#pwa/ui/logo.tsx'
import { Menu, MenuLink } from '#pwa/ui/menu.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { personOf, SECTIONS, startPlaceOf, VISA_TOOLS_TITLE, visaTools } from './places.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu, {
  isOptional: true,
})

export function Header() {
  const session = useSession()
  const user = personOf(session)

  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link to="/" className={styles['home']} aria-label="Visa Success Guide, home">
          <Logo />
        </Link>
        <nav className={styles['nav']} aria-label="Main">
          {SECTIONS.map(({ to, label }) => (
            <Link key={to} to={to} className={styles['link']}>
              {label}
            </Link>
          ))}
          <Menu
            title={VISA_TOOLS_TITLE}
            trigger={
              <>
                Visa Tools <ChevronDown />
              </>
            }
          >
            {visaTools(user).map(({ to, label, icon }) => (
              <MenuLink key={to} to={to} icon={icon}>
                {label}
              </MenuLink>
            ))}
          </Menu>
        </nav>
        <div className={styles['account']}>
          <ThemeMenu />
          {user && <UserMenu user={user} />}
          {session.status !== 'loading' && !user && <SignInLinks start={startPlaceOf(session)} />}
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

function SignInLinks({ start }: { start: string }) {
  return (
    <>
      <ButtonLink variant="quiet" to="/auth">
        Login
      </ButtonLink>
      <ButtonLink variant="primary" to={start} reloadDocument={start === '/checkout'}>
        Get Started
      </ButtonLink>
    </>
  )
}

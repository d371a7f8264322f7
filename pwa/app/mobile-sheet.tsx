import LogOut from 'lucide-react/icons/log-out'
import { Link, useLocation } from 'react-router-dom'
import { LanguageButtons } from '#pwa/device/language/language-buttons.tsx'
import { useLogOutButton } from '#pwa/session/use-log-out-button.tsx'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { setTheme, THEMES, useTheme } from '#pwa/ui/theme.ts'
import { words } from './words.tsx'
import styles from './mobile-menu.module.css'
import { isWorkplace, personOf, SECTIONS, startPlaceOf, visaTools, type Place } from './places.tsx'
import { UserLines } from './user-menu.tsx'
import { userPlaces } from './user-places.tsx'

export function MobileSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const session = useKnownSession()
  const user = personOf(session)
  const { pathname } = useLocation()
  const start = startPlaceOf(session)
  const own = user ? userPlaces(user) : []
  // The two menus of a wide window name some places alike. One sheet names each place once.
  const tools = visaTools(user).filter((tool) => own.every(({ to }) => to !== tool.to))
  // The button disappears before the log-out is done, so this hook is not in a part of the sheet.
  const { press, isBusy, question } = useLogOutButton(onClose)
  return (
    <Dialog title={words.menu} isOpen={isOpen} onClose={onClose}>
      {user && (
        <section className={styles['group']}>
          <UserLines user={user} />
          <PlaceList places={own} onLeave={onClose} />
        </section>
      )}
      <Places title={words.tools.title} places={tools} onLeave={onClose} />
      {!(user && isWorkplace(pathname)) && (
        <Places title={words.mobileSheet.guide} places={SECTIONS} onLeave={onClose} />
      )}
      <LanguageChoice />
      <ThemeChoice />
      {session.status !== 'loading' && !user && (
        <div className={styles['actions']}>
          <ButtonLink to="/auth" onClick={onClose}>
            {words.login}
          </ButtonLink>
          <ButtonLink
            variant="primary"
            to={start}
            reloadDocument={start === '/checkout'}
            onClick={onClose}
          >
            {words.getStarted}
          </ButtonLink>
        </div>
      )}
      {user && (
        <Button isWide icon={<LogOut />} isBusy={isBusy} onClick={press}>
          {words.userMenu.logout}
        </Button>
      )}
      {question}
    </Dialog>
  )
}

function Places({
  title,
  places,
  onLeave,
}: {
  title: string
  places: readonly Place[]
  onLeave: () => void
}) {
  return (
    <section className={styles['group']}>
      <h3 className={styles['title']}>{title}</h3>
      <PlaceList places={places} onLeave={onLeave} />
    </section>
  )
}

function PlaceList({ places, onLeave }: { places: readonly Place[]; onLeave: () => void }) {
  return (
    <ul className={styles['list']}>
      {places.map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to} className={styles['place']} onClick={onLeave}>
            {icon}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function LanguageChoice() {
  return (
    <section className={styles['group']}>
      <h3 className={styles['title']}>{words.language.label}</h3>
      <div className={styles['themes']}>
        <LanguageButtons />
      </div>
    </section>
  )
}

function ThemeChoice() {
  const theme = useTheme()
  return (
    <section className={styles['group']}>
      <h3 className={styles['title']}>{words.theme}</h3>
      <div className={styles['themes']}>
        {THEMES.map((choice) => (
          <Button
            key={choice}
            size="small"
            variant={choice === theme ? 'primary' : 'secondary'}
            aria-pressed={choice === theme}
            onClick={() => {
              setTheme(choice)
            }}
          >
            {words.themes[choice]}
          </Button>
        ))}
      </div>
    </section>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { useLogOutButton } from '#pwa/session/use-log-out-button.tsx'
import { Menu, MenuButton, MenuLink, MenuSeparator } from '#pwa/ui/menu.tsx'
import styles from './header.module.css'
import { words } from './words.tsx'
import { userPlaces } from './user-places.tsx'

export function UserMenu({ user }: { user: CurrentUser }) {
  const { press, question } = useLogOutButton()
  return (
    <>
      <Menu
        align="end"
        triggerClassName={styles['user']}
        title={<UserLines user={user} />}
        trigger={
          <>
            <span>{isolate(user.username)}</span> <ChevronDown />
          </>
        }
      >
        {userPlaces(user).map(({ to, label, icon }) => (
          <MenuLink key={to} to={to} icon={icon}>
            {label}
          </MenuLink>
        ))}
        <MenuSeparator />
        <MenuButton icon={<LogOut />} onSelect={press}>
          {words.userMenu.logout}
        </MenuButton>
      </Menu>
      {question}
    </>
  )
}

export function UserLines({ user }: { user: CurrentUser }) {
  return (
    <div className={styles['who']}>
      <strong>{isolate(user.username)}</strong>
      {user.email !== user.username && <span>{isolateAddress(user.email)}</span>}
    </div>
  )
}

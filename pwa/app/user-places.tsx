import Shield from 'lucide-react/icons/shield'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { learningPlace, type Place } from './places.tsx'
import { words } from './words.tsx'

/** Returns the links in the menu of the signed-in user, above Logout. */
export function userPlaces(user: CurrentUser): Place[] {
  return [
    learningPlace(user),
    { to: '/wallet', label: words.userMenu.wallet, icon: <Wallet /> },
    ...(user.isAdmin ? [{ to: '/admin', label: words.userMenu.console, icon: <Shield /> }] : []),
    { to: '/profile', label: words.userMenu.profile, icon: <UserRound /> },
  ]
}

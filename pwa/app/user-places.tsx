import Shield from 'lucide-react/icons/shield'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { learningPlace, type Place } from './places.tsx'

/** Returns the links in the menu of the signed-in user, above Logout. */
export function userPlaces(user: CurrentUser): Place[] {
  return [
    learningPlace(user),
    { to: '/wallet', label: 'Digital Wallet', icon: <Wallet /> },
    ...(user.isAdmin ? [{ to: '/admin', label: 'Admin Panel', icon: <Shield /> }] : []),
    { to: '/profile', label: 'Profile', icon: <UserRound /> },
  ]
}

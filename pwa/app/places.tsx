import BookOpen from 'lucide-react/icons/book-open'
import QrCode from 'lucide-react/icons/qr-code'
import ScanSearch from 'lucide-react/icons/scan-search'
import Shield from 'lucide-react/icons/shield'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import type { Session } from '#pwa/session/use-session.ts'

export interface Place {
  to: string
  label: string
  icon?: ReactNode
}

/** The links in the header to the sections of the home page. */
export const SECTIONS: readonly Place[] = [
  { to: '/#features', label: 'Features' },
  { to: '/#guide', label: 'Success Guide' },
  { to: '/#testimonials', label: 'Success Stories' },
  { to: '/#pricing', label: 'Pricing' },
]

export const LEGAL_PLACES: readonly Place[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/refund', label: 'Refunds' },
]

export const VISA_TOOLS_TITLE = 'Digital Visa System'

export function visaTools(user: CurrentUser | null): Place[] {
  return [
    { to: '/wallet', label: 'Digital Visa Wallet', icon: <Wallet /> },
    { to: '/qr-verify', label: 'QR Code Verification', icon: <QrCode /> },
    { to: '/verify', label: 'Public Verification', icon: <ScanSearch /> },
    ...(user?.isAdmin ? [{ to: '/admin', label: 'Admin Console', icon: <Shield /> }] : []),
  ]
}

/** The paths of the pages where a user works. All other pages present the product. */
const WORKPLACE = /^\/(dashboard|learn|test|exam|progress|wallet|qr-verify|admin|profile|account)\b/

export function isWorkplace(pathname: string): boolean {
  return WORKPLACE.test(pathname)
}

export function learningPlace({ hasPremiumAccess }: CurrentUser): Place {
  const [to, label] = hasPremiumAccess ? ['/dashboard', 'Dashboard'] : ['/progress', 'Progress']
  return { to, label, icon: <BookOpen /> }
}

/** Returns the user's own links in the header. */
export function workPlaces(user: CurrentUser): Place[] {
  return [learningPlace(user), ...visaTools(user).filter(({ to }) => to !== '/verify')]
}

/**
 * Returns the user whom the menus name. A guest without a purchase has no data to lose, so the menus treat
 * this guest as a visitor.
 */
export function personOf({ user }: Session): CurrentUser | null {
  return user?.isGuest && !user.hasPremiumAccess ? null : user
}

/** Returns the target of the button Get Started. A user whose session has expired keeps the same target. */
export function startPlaceOf(session: Session): string {
  const user = session.status === 'locked' ? session.lockedUser : session.user
  if (!user) return '/auth?tab=signup'
  return user.hasPremiumAccess ? '/dashboard' : '/checkout'
}

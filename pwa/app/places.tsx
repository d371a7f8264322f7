import BookOpen from 'lucide-react/icons/book-open'
import QrCode from 'lucide-react/icons/qr-code'
import ScanSearch from 'lucide-react/icons/scan-search'
import Shield from 'lucide-react/icons/shield'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import type { Session } from '#pwa/session/use-session.ts'
import { words } from './words.tsx'

export interface Place {
  to: string
  label: string
  icon?: ReactNode
}

/** The links in the header to the sections of the home page. */
export const SECTIONS: readonly Place[] = [
  { to: '/#features', label: words.sections.features },
  { to: '/#guide', label: words.sections.guide },
  { to: '/#testimonials', label: words.sections.stories },
  { to: '/#pricing', label: words.sections.pricing },
]

export function visaTools(user: CurrentUser | null): Place[] {
  return [
    { to: '/wallet', label: words.tools.wallet, icon: <Wallet /> },
    { to: '/qr-verify', label: words.tools.center, icon: <QrCode /> },
    { to: '/verify', label: words.tools.verify, icon: <ScanSearch /> },
    ...(user?.isAdmin ? [{ to: '/admin', label: words.tools.console, icon: <Shield /> }] : []),
  ]
}

/** The paths of the pages where a user works. All other pages present the product. */
const WORKPLACE = /^\/(dashboard|learn|test|exam|progress|wallet|qr-verify|admin|profile|account)\b/

export function isWorkplace(pathname: string): boolean {
  return WORKPLACE.test(pathname)
}

/** The paths of the pages that belong to the place of learning, `/dashboard` or `/progress`. */
const LEARNING = /^\/(dashboard|learn|test|exam|progress)\b/

/** Returns whether a page belongs to a place of the header. */
export function isAt(pathname: string, place: string): boolean {
  return LEARNING.test(place) ? LEARNING.test(pathname) : pathname.startsWith(place)
}

export function learningPlace({ hasPremiumAccess }: CurrentUser): Place {
  const { dashboard, progress } = words.learning
  const [to, label] = hasPremiumAccess ? ['/dashboard', dashboard] : ['/progress', progress]
  return { to, label, icon: <BookOpen /> }
}

/**
 * Returns the user's own links in the header of a workplace. There, the footer has `SECTIONS`, which
 * the spec puts into the header.
 */
export function workPlaces(user: CurrentUser): Place[] {
  return [learningPlace(user), ...visaTools(user).filter(({ to }) => to !== '/verify')]
}

/**
 * Returns the user for the menus, or null. A guest without a purchase has no data to lose, so the
 * menus treat this guest as a visitor and offer no log-out.
 */
export function personOf({ user }: Session): CurrentUser | null {
  return user?.isGuest && !user.hasPremiumAccess ? null : user
}

/**
 * Returns the address that the button Get Started opens. A user whose session has expired gets the
 * same address as before.
 */
export function startPlaceOf(session: Session): string {
  const user = session.status === 'locked' ? session.lockedUser : session.user
  if (!user) return '/auth?tab=signup'
  return user.hasPremiumAccess ? '/dashboard' : '/checkout'
}

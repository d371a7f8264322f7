import BadgeCheck from 'lucide-react/icons/badge-check'
import Lock from 'lucide-react/icons/lock'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { GUARANTEE } from '#pwa/screens/storefront/claims/claims.ts'
import styles from './checkout-page.module.css'
import { words } from './words.tsx'

/**
 * Lists the reasons why the payment is safe. The sandbox reads card numbers itself, so there the
 * list must not claim that we never see card numbers.
 */
export function TrustBadges({ isSandbox }: { isSandbox: boolean }) {
  return (
    <ul className={styles['badges']} aria-label={words.badges.label}>
      {location.protocol === 'https:' && (
        <li>
          <Lock /> {words.badges.encrypted}
        </li>
      )}
      {!isSandbox && (
        <li>
          <ShieldCheck /> {words.badges.cards}
        </li>
      )}
      <li>
        <BadgeCheck /> {GUARANTEE}
      </li>
    </ul>
  )
}

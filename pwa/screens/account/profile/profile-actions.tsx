import BookOpen from 'lucide-react/icons/book-open'
import Crown from 'lucide-react/icons/crown'
import Shield from 'lucide-react/icons/shield'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { PRICE, RULES_YEAR, SUPPORT_HOURS } from '#pwa/screens/storefront/claims.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'

export function ProfileActions({ user }: { user: CurrentUser }) {
  return (
    <Panel title="Quick actions">
      <div className={styles['actions']}>
        {user.hasPremiumAccess ? (
          <ButtonLink to="/dashboard" icon={<BookOpen />}>
            Learning Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to="/checkout" reloadDocument icon={<Crown />}>
            Upgrade to Premium
          </ButtonLink>
        )}
        {user.isAdmin && (
          <ButtonLink to="/admin" icon={<Shield />}>
            Admin Panel
          </ButtonLink>
        )}
      </div>
      {user.hasPremiumAccess ? (
        <Notice tone="ok" title="Premium features">
          Your access includes the whole guide for {RULES_YEAR}, the learning paths, the interview
          simulator, the checklists and {SUPPORT_HOURS} email support. Once opened on this device,
          they work without a connection.
        </Notice>
      ) : (
        <p>The whole guide and every practice tool, for {PRICE} once.</p>
      )}
    </Panel>
  )
}

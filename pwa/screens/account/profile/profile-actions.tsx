import BookOpen from 'lucide-react/icons/book-open'
import Crown from 'lucide-react/icons/crown'
import Shield from 'lucide-react/icons/shield'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { PRICE, RULES_YEAR, SUPPORT_HOURS } from '#pwa/screens/storefront/claims/claims.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { words } from './words.ts'

export function ProfileActions({ user }: { user: CurrentUser }) {
  return (
    <Panel title={words.actions.title}>
      <div className={styles['actions']}>
        {user.hasPremiumAccess ? (
          <ButtonLink to="/dashboard" icon={<BookOpen />}>
            {words.actions.dashboard}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to="/checkout" reloadDocument icon={<Crown />}>
            {words.actions.upgrade}
          </ButtonLink>
        )}
        {user.isAdmin && (
          <ButtonLink to="/admin" icon={<Shield />}>
            {words.actions.admin}
          </ButtonLink>
        )}
      </div>
      {user.hasPremiumAccess ? (
        <Notice tone="ok" title={words.actions.premium.title}>
          {words.actions.premium.text(RULES_YEAR, SUPPORT_HOURS)}
        </Notice>
      ) : (
        <p>{words.actions.offer(PRICE)}</p>
      )}
    </Panel>
  )
}

import CircleHelp from 'lucide-react/icons/circle-help'
import ScanLine from 'lucide-react/icons/scan-line'
import UserRound from 'lucide-react/icons/user-round'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { words } from './words.tsx'
import styles from './wallet.module.css'

export function QuickActions({ onHelp }: { onHelp: () => void }) {
  return (
    <nav aria-label={words.walletPage.actions.label} className={styles['actions']}>
      <ButtonLink to="/qr-verify" icon={<ScanLine />}>
        {words.walletPage.actions.verification}
      </ButtonLink>
      <ButtonLink to="/profile" icon={<UserRound />}>
        {words.walletPage.actions.profile}
      </ButtonLink>
      <Button icon={<CircleHelp />} onClick={onHelp}>
        {words.walletPage.actions.help}
      </Button>
    </nav>
  )
}

import CircleHelp from 'lucide-react/icons/circle-help'
import ScanLine from 'lucide-react/icons/scan-line'
import UserRound from 'lucide-react/icons/user-round'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import styles from './wallet.module.css'

export function QuickActions({ onHelp }: { onHelp: () => void }) {
  return (
    <nav aria-label="Quick actions" className={styles['actions']}>
      <ButtonLink to="/qr-verify" icon={<ScanLine />}>
        QR Verification
      </ButtonLink>
      <ButtonLink to="/profile" icon={<UserRound />}>
        Profile
      </ButtonLink>
      <Button icon={<CircleHelp />} onClick={onHelp}>
        Get Help
      </Button>
    </nav>
  )
}

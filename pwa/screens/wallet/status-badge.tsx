import type { WalletStatus } from '#contracts/credentials/credential.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { words } from './words.tsx'

const TONES: Record<WalletStatus, Tone> = {
  valid: 'ok',
  upcoming: 'note',
  expiring: 'warn',
  expired: 'neutral',
  revoked: 'seal',
}

export function StatusBadge({ status }: { status: WalletStatus }) {
  return <Badge tone={TONES[status]}>{words.walletPage.statuses[status]}</Badge>
}

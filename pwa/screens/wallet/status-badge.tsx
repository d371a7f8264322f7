import type { WalletStatus } from '#contracts/credentials/credential.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'

const LOOKS: Record<WalletStatus, { label: string; tone: Tone }> = {
  valid: { label: 'Valid', tone: 'ok' },
  expiring: { label: 'Expiring Soon', tone: 'warn' },
  expired: { label: 'Expired', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'seal' },
}

export function StatusBadge({ status }: { status: WalletStatus }) {
  const { label, tone } = LOOKS[status]
  return <Badge tone={tone}>{label}</Badge>
}

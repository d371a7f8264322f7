import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { useClockOffset } from '#pwa/network/server-clock.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { countCredentials } from './use-wallet.ts'

export function WalletStats({ credentials }: { credentials: readonly HeldCredential[] }) {
  const { expiryWarningDays } = useWalletSettings()
  const now = useNow(MINUTE_MS) + useClockOffset()
  const { total, valid, expiring, expired } = countCredentials(credentials, now, expiryWarningDays)
  const hasRevoked = credentials.some(({ isRevoked }) => isRevoked)
  return (
    <StatRow size="small">
      <StatCard label="Total" value={total} />
      <StatCard label="Valid" value={valid} />
      <StatCard label="Expiring" value={expiring} />
      <StatCard label={hasRevoked ? 'Expired or revoked' : 'Expired'} value={expired} />
    </StatRow>
  )
}

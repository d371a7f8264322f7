import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { useClockOffset } from '#pwa/network/server-clock.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { countCredentials } from './use-wallet.ts'
import { words } from './words.tsx'

export function WalletStats({ credentials }: { credentials: readonly HeldCredential[] }) {
  const { expiryWarningDays } = useWalletSettings()
  const now = useNow(MINUTE_MS) + useClockOffset()
  const { total, valid, upcoming, expiring, expired } = countCredentials(
    credentials,
    now,
    expiryWarningDays,
  )
  const hasRevoked = credentials.some(({ isRevoked }) => isRevoked)
  return (
    <StatRow size="small">
      <StatCard label={words.walletPage.stats.total} value={total} />
      <StatCard label={words.walletPage.stats.valid} value={valid} />
      {upcoming > 0 && <StatCard label={words.walletPage.stats.upcoming} value={upcoming} />}
      <StatCard label={words.walletPage.stats.expiring} value={expiring} />
      <StatCard
        label={
          hasRevoked ? words.walletPage.stats.expiredOrRevoked : words.walletPage.stats.expired
        }
        value={expired}
      />
    </StatRow>
  )
}

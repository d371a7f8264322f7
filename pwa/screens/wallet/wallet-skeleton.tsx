import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { words } from './words.tsx'
import styles from './wallet.module.css'

const CARDS = [1, 2, 3]

export function WalletSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.walletPage.loading}</VisuallyHidden>
      <StatRow size="small">
        <StatCard label={words.walletPage.stats.total} value={undefined} />
        <StatCard label={words.walletPage.stats.valid} value={undefined} />
        <StatCard label={words.walletPage.stats.expiring} value={undefined} />
        <StatCard label={words.walletPage.stats.expired} value={undefined} />
      </StatRow>
      <ul className={styles['cards']} aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card}>
            <Skeleton height="19rem" />
          </li>
        ))}
      </ul>
    </>
  )
}

import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { words } from './wallet-page-words.ts'
import styles from './wallet.module.css'

const CARDS = [1, 2, 3]

export function WalletSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <StatRow size="small">
        <StatCard label={words.stats.total} value={undefined} />
        <StatCard label={words.stats.valid} value={undefined} />
        <StatCard label={words.stats.expiring} value={undefined} />
        <StatCard label={words.stats.expired} value={undefined} />
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

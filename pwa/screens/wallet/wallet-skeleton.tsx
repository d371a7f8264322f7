import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from './wallet.module.css'

const CARDS = [1, 2, 3]

export function WalletSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your wallet</VisuallyHidden>
      <StatRow size="small">
        <StatCard label="Total" value={undefined} />
        <StatCard label="Valid" value={undefined} />
        <StatCard label="Expiring" value={undefined} />
        <StatCard label="Expired" value={undefined} />
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

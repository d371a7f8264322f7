import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ChainStatistics } from '#contracts/credentials/credential.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { LoadFailed } from '#pwa/screens/admin/list/list.tsx'
import { chainQuery } from './admin-queries.ts'
import styles from './blockchain-tab.module.css'
import { explorerPage } from './explorer.ts'

export function BlockchainTab() {
  const { data: chain, error, isFetching, refetch } = useQuery(chainQuery)
  const failure = error && (
    <LoadFailed
      title="Unable to load blockchain statistics"
      error={error}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
  if (failure && !chain) return failure

  return (
    <div className={styles['chain']}>
      {failure}
      {chain?.alarms.map((alarm) => (
        <Notice key={alarm} tone="warn" title="Needs an administrator">
          {alarm}
        </Notice>
      ))}
      <StatRow>
        <StatCard label="Total On-Chain" value={chain && formatCount(chain.totalCredentials)} />
        <StatCard label="Active" value={chain && formatCount(chain.totalActive)} />
        <StatCard label="Revoked" value={chain && formatCount(chain.totalRevoked)} />
        <StatCard label="Pending" value={chain && formatCount(chain.totalPending)} />
      </StatRow>
      <Panel title="Network">
        <dl className={styles['facts']}>
          <Fact label="Network">{chain ? chain.networkName : <Skeleton width="12rem" />}</Fact>
          <Fact label="Chain id">{chain ? String(chain.chainId) : <Skeleton width="5rem" />}</Fact>
          <Fact label="Contract Address">
            {chain ? <Contract chain={chain} /> : <Skeleton width="min(24rem, 100%)" />}
          </Fact>
        </dl>
        <p className={styles['note']}>
          Counted are the credentials that this network holds. A pending one is issued and waits to
          be anchored. On-chain, a credential counts as active until it is revoked, whether or not
          it has expired.
        </p>
      </Panel>
    </div>
  )
}

function Contract({ chain: { contractAddress, explorerUrl } }: { chain: ChainStatistics }) {
  if (explorerUrl === null) return <CopyText text={contractAddress} noun="contract address" />
  return (
    <a
      className={styles['link']}
      href={explorerPage(explorerUrl, 'address', contractAddress)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <code translate="no">{contractAddress}</code>
      <ExternalLink />
      <VisuallyHidden>(opens the block explorer in a new tab)</VisuallyHidden>
    </a>
  )
}

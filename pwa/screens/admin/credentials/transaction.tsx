import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { chainQuery } from '#pwa/screens/admin/admin-queries.ts'
import { explorerPage } from '#pwa/screens/admin/explorer.ts'
import { shorten } from '#pwa/ui/shorten.ts'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './credentials.module.css'

const SHOWN_LENGTH = 10

/** Links to the explorer. On a chain without an explorer, the hash can only be copied. */
export function Transaction({ hash }: { hash: string | null }) {
  const { data: chain } = useQuery(chainQuery)
  if (hash === null) return <span className={listStyles['muted']}>Pending</span>

  const shown = shorten(hash, SHOWN_LENGTH)
  if (!chain?.explorerUrl) {
    return (
      <span className={styles['chain']}>
        <CopyText text={hash} shown={shown} noun="transaction hash" />
        {chain && <span className={listStyles['note']}>{chain.networkName}</span>}
      </span>
    )
  }
  return (
    <a
      className={listStyles['link']}
      href={explorerPage(chain.explorerUrl, 'tx', hash)}
      target="_blank"
      rel="noopener noreferrer"
      title={hash}
    >
      <code translate="no">{shown}</code>
      <ExternalLink />
      <VisuallyHidden>(opens the block explorer in a new tab)</VisuallyHidden>
    </a>
  )
}

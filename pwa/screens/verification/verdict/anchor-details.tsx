import ExternalLink from 'lucide-react/icons/external-link'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { formatInstant, formatMoment } from '#pwa/ui/format-date.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import styles from './anchor-details.module.css'
import type { ShownAnchor } from './shown-verdict.ts'

const ENDS_LENGTH = 10

/** Shows the proof that this device has checked, and the data to find the root on the chain. */
export function AnchorDetails({ anchor, isProven }: { anchor: ShownAnchor; isProven: boolean }) {
  return (
    <Disclosure title="Blockchain proof">
      <p className={styles['arithmetic']} data-proven={isProven}>
        {isProven
          ? 'Recomputed on this device: the signed hash of this credential leads to the root below. That the root is on the chain, anybody can look up by contract and transaction.'
          : 'Recomputed on this device: the proof does not lead from the signed hash to the root. Do not rely on it.'}
      </p>
      <dl className={styles['facts']}>
        <Fact label="Root">
          <Hash hash={anchor.root} noun="root" />
        </Fact>
        <Fact label="Transaction">
          {anchor.explorerUrl === null ? (
            <Hash hash={anchor.transactionHash} noun="transaction hash" />
          ) : (
            <a href={anchor.explorerUrl} target="_blank" rel="noopener noreferrer">
              <code translate="no">
                <Printed screen={shorten(anchor.transactionHash)} paper={anchor.transactionHash} />
              </code>{' '}
              <ExternalLink />
              <VisuallyHidden>(opens the block explorer in a new tab)</VisuallyHidden>
            </a>
          )}
        </Fact>
        <Fact label="Contract">
          <Hash hash={anchor.contractAddress} noun="contract address" />
        </Fact>
        <Fact label="Block">
          {anchor.blockNumber},{' '}
          <Printed
            screen={formatInstant(anchor.blockTime)}
            paper={formatMoment(new Date(anchor.blockTime))}
          />
        </Fact>
        <Fact label="Network">
          {anchor.networkName} (chain {anchor.chainId})
        </Fact>
      </dl>
    </Disclosure>
  )
}

function Hash({ hash, noun }: { hash: string; noun: string }) {
  return <CopyText text={hash} shown={shorten(hash)} noun={noun} />
}

function shorten(hash: string): string {
  return `${hash.slice(0, ENDS_LENGTH)}…${hash.slice(-ENDS_LENGTH)}`
}

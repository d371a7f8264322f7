import ExternalLink from 'lucide-react/icons/external-link'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { formatInstant, formatMoment } from '#pwa/ui/format-date.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import styles from './anchor-details.module.css'
import { words } from './words.tsx'
import type { ShownAnchor } from './shown-verdict.ts'

const { anchor: labels } = words.details

const ENDS_LENGTH = 10

/** Shows the proof that this device has checked, and the data to find the root on the chain. */
export function AnchorDetails({ anchor, isProven }: { anchor: ShownAnchor; isProven: boolean }) {
  return (
    <Disclosure title={labels.title}>
      <p className={styles['arithmetic']} data-proven={isProven}>
        {isProven ? labels.proven : labels.notProven}
      </p>
      <dl className={styles['facts']}>
        <Fact label={labels.root}>
          <Hash hash={anchor.root} noun={labels.nouns.root} />
        </Fact>
        <Fact label={labels.transaction}>
          {anchor.explorerUrl === null ? (
            <Hash hash={anchor.transactionHash} noun={labels.nouns.transaction} />
          ) : (
            <a href={anchor.explorerUrl} target="_blank" rel="noopener noreferrer">
              <code translate="no">
                <Printed screen={shorten(anchor.transactionHash)} paper={anchor.transactionHash} />
              </code>{' '}
              <ExternalLink />
              <VisuallyHidden>{labels.opensExplorer}</VisuallyHidden>
            </a>
          )}
        </Fact>
        <Fact label={labels.contract}>
          <Hash hash={anchor.contractAddress} noun={labels.nouns.contract} />
        </Fact>
        <Fact label={labels.block}>
          {labels.blockAndTime(
            String(anchor.blockNumber),
            <Printed
              screen={formatInstant(anchor.blockTime)}
              paper={formatMoment(new Date(anchor.blockTime))}
            />,
          )}
        </Fact>
        <Fact label={labels.network}>
          {labels.networkAndChain(anchor.networkName, String(anchor.chainId))}
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

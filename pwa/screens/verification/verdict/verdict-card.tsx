import { useEffect, useState, type ReactNode } from 'react'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { isolateInitials } from '#contracts/text/isolate.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { formatDay, formatInstant, formatLastDay, formatMoment } from '#pwa/ui/format-date.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { Stamp } from '#pwa/ui/paper/stamp.tsx'
import { CheckList } from './check-list.tsx'
import { formatForStamp } from './format-age.ts'
import {
  causeSentence,
  firstDayOf,
  firstScanOf,
  sentenceOf,
  titleOf,
  typeNoteOf,
} from './headline.ts'
import type { ShownCredential, ShownVerdict } from './shown-verdict.ts'
import styles from './verdict-card.module.css'

const paperPlace = <Skeleton height="19rem" />
// The stamp appears before these parts are loaded.
const ShownPaper = lazyPart(async () => (await import('./shown-paper.tsx')).ShownPaper, {
  fallback: paperPlace,
  isOptional: true,
})
const AnchorDetails = lazyPart(async () => (await import('./anchor-details.tsx')).AnchorDetails, {
  isOptional: true,
})

const OfflineAges = lazyPart(async () => (await import('./offline-ages.tsx')).OfflineAges, {
  isOptional: true,
})

interface VerdictCardProps {
  verdict: ShownVerdict
  level?: 1 | 2
  /** The buttons for the next steps. */
  actions: ReactNode
  children?: ReactNode
}

/**
 * Shows the whole verdict. The parent screen announces the verdict, because a live region must exist before
 * its text.
 */
export function VerdictCard({ verdict, level = 1, actions, children }: VerdictCardProps) {
  const { status, source, credential, anchor, verifiedAt } = verdict
  const Heading = `h${String(level)}` as 'h1' | 'h2'
  const isStamped = useIsStamped()
  const firstScan = firstScanOf(verdict)
  const typeNote = typeNoteOf(verdict)
  const firstDay = firstDayOf(verdict)
  const begins = firstDay === null ? '' : `FROM ${firstDay.toUpperCase()} · `
  const note = `${begins}${formatForStamp(verifiedAt)} · ${source === 'live' ? 'LIVE' : 'OFFLINE'}`

  return (
    <article className={styles['verdict']} data-source={source}>
      <header className={styles['head']}>
        <div className={styles['stamp']}>
          <Stamp
            verdict={status}
            note={note}
            isToCome={verdict.code === 'CREDENTIAL_NOT_YET_VALID'}
            isPlain={typeNote !== ''}
          />
        </div>
        {credential && <Holder credential={credential} />}
        <Heading className={styles['title']}>{titleOf(verdict)}</Heading>
        <p className={styles['sentence']}>{sentenceOf(verdict)}</p>
        {typeNote !== '' && <p className={styles['typeNote']}>{typeNote}</p>}
        {source === 'offline' && (
          <p className={styles['source']}>
            {causeSentence(verdict)} <OfflineAges verdict={verdict} />
          </p>
        )}
      </header>
      <div className={styles['actions']}>{actions}</div>
      {children}
      <div className={styles['columns']}>
        <div className={styles['findings']}>
          <CheckList verdict={verdict} />
          {firstScan !== '' && (
            <p className={styles['firstScan']}>
              <Printed screen={firstScan} paper={firstScanOf(verdict, formatMoment)} />
            </p>
          )}
        </div>
        {credential && (
          <div className={styles['paper']}>
            {isStamped ? (
              <ShownPaper
                credential={credential}
                anchorHash={anchor?.anchorHash}
                isSample={status === 'sample'}
              />
            ) : (
              paperPlace
            )}
          </div>
        )}
      </div>
      {anchor && anchor.isProven !== null && (
        <AnchorDetails anchor={anchor} isProven={anchor.isProven} />
      )}
      <p className={styles['foot']}>
        Verified{' '}
        <Printed screen={formatInstant(verifiedAt.getTime())} paper={formatMoment(verifiedAt)} />.
        {credential && ` Issuer: ${credential.issuer}.`} Not a US government document.
      </p>
    </article>
  )
}

/** Shows the data that the verifier compares with the passport, until `ShownPaper` is loaded. */
function Holder({ credential }: { credential: ShownCredential }) {
  const { type, initials, issueDate, expiryDate } = credential
  return (
    <p className={styles['holder']}>
      <strong>
        {type} {CREDENTIAL_TYPE_NAMES[type]} · {isolateInitials(initials)}
      </strong>
      <span>
        {formatDay(issueDate)} to {formatLastDay(expiryDate)}
      </span>
    </p>
  )
}

/** Returns true from the first frame after the stamp. The paper loads after that. */
function useIsStamped(): boolean {
  const [isStamped, setIsStamped] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsStamped(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isStamped
}

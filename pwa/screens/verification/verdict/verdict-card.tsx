import { useEffect, useState, type ReactNode } from 'react'
import { isolateInitials } from '#contracts/text/isolate.ts'
import { words as contentWords } from '#pwa/device/content/words.tsx'
import { English } from '#pwa/language/english.tsx'
import { language } from '#pwa/language/language.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { formatDay, formatInstant, formatLastDay, formatMoment } from '#pwa/ui/format-date.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { Stamp } from '#pwa/ui/paper/stamp.tsx'
import { CheckList } from './check-list.tsx'
import { formatForStamp } from './format-age.ts'
import {
  englishSentenceOf,
  firstDayOf,
  firstScanOf,
  sentenceOf,
  titleOf,
  typeNoteOf,
} from './headline.ts'
import type { ShownCredential, ShownVerdict } from './shown-verdict.ts'
import styles from './verdict-card.module.css'
import { words } from './words.tsx'

const paperPlace = <Skeleton height="19rem" />
// These parts load later than the stamp, which appears first.
const ShownPaper = lazyPart(async () => (await import('./shown-paper.tsx')).ShownPaper, {
  fallback: paperPlace,
  isOptional: true,
})
const AnchorDetails = lazyPart(async () => (await import('./anchor-details.tsx')).AnchorDetails, {
  isOptional: true,
})

const OfflineSource = lazyPart(async () => (await import('./offline-source.tsx')).OfflineSource, {
  isOptional: true,
})

interface VerdictCardProps {
  verdict: ShownVerdict
  level?: 1 | 2
  actions: ReactNode
  children?: ReactNode
}

/**
 * The parent screen has the live region for screen readers, because a live region must exist before
 * it gets its text.
 */
export function VerdictCard({ verdict, level = 1, actions, children }: VerdictCardProps) {
  const { status, source, credential, anchor, verifiedAt } = verdict
  const Heading = `h${String(level)}` as 'h1' | 'h2'
  const isStamped = useIsStamped()
  const firstScan = firstScanOf(verdict)
  const typeNote = typeNoteOf(verdict)
  const firstDay = firstDayOf(verdict)
  const begins = firstDay === null ? [] : [words.stampFrom(firstDay.toUpperCase())]
  const note = [...begins, formatForStamp(verifiedAt), words.stampSources[source]].join(' · ')

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
        <p className={styles['sentence']}>
          <Sentence verdict={verdict} />
        </p>
        {typeNote !== '' && <p className={styles['typeNote']}>{typeNote}</p>}
        {source === 'offline' && (
          <p className={styles['source']}>
            <OfflineSource verdict={verdict} />
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
              <Printed screen={firstScan} paper={firstScanOf(verdict, 'paper')} />
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
        {words.checked(
          <Printed screen={formatInstant(verifiedAt.getTime())} paper={formatMoment(verifiedAt)} />,
        )}
        {credential && ` ${words.issuer(credential.issuer)}`} {words.notGovernment}
      </p>
    </article>
  )
}

/**
 * In another language, the English sentence is first, because no native speaker has read the
 * translations yet.
 */
function Sentence({ verdict }: { verdict: ShownVerdict }) {
  const sentence = sentenceOf(verdict)
  if (language === 'en') return sentence
  const inEnglish = englishSentenceOf(verdict)
  return (
    <>
      <English>{inEnglish}</English>
      {sentence !== inEnglish && (
        <span className={styles['own']}>
          {sentence} <small>{contentWords.reader.unread}</small>
        </span>
      )}
    </>
  )
}

/**
 * Shows the data that the verifier compares with the passport. `ShownPaper` replaces it when it is
 * loaded.
 */
function Holder({ credential }: { credential: ShownCredential }) {
  const { type, initials, issueDate, expiryDate } = credential
  return (
    <p className={styles['holder']}>
      <strong>
        {type} {words.types[type]} · {isolateInitials(initials)}
      </strong>
      <span>{words.dates(formatDay(issueDate), formatLastDay(expiryDate))}</span>
    </p>
  )
}

/**
 * Returns true from the first frame after the stamp was rendered. The paper starts to load then.
 */
function useIsStamped(): boolean {
  const [isStamped, setIsStamped] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsStamped(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isStamped
}

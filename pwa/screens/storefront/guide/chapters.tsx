import { useState } from 'react'
import { freshnessOf } from '#contracts/learning/dated.ts'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { CorrectionNotice } from '#pwa/device/corrections/correction-notice.tsx'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { useKnownReader } from '#pwa/device/nationality/use-known-reader.ts'
import { readToday } from '#pwa/network/today.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { BuyLink } from '#pwa/screens/storefront/buy-link.tsx'
import { GuideClaims } from '#pwa/screens/storefront/guide-claims.tsx'
import { Notes } from '#pwa/screens/storefront/sourced-note.tsx'
import { useArrival } from '#pwa/screens/storefront/use-arrival.ts'
import { Chapter } from './chapter.tsx'
import { DatedNotices } from './dated-notices.tsx'
import styles from './guide-page.module.css'
import { words } from './words.ts'

const NOTICES_ID = 'dated-notices'
/** On a narrow screen, the list of the folded chapters is the contents. The style sheet has the same width. */
const WITHOUT_CONTENTS = '(max-width: 63.99rem)'

/** Shows the chapters and the notices, below the first screen. */
export function Chapters({ content }: { content: FreeContent }) {
  useArrival()
  const { user } = useKnownSession()
  const reader = useKnownReader(user?.id ?? VISITOR)
  // Does not follow the width of the window, so that a chapter stays open while somebody reads it.
  const [isFolded] = useState(() => matchMedia(WITHOUT_CONTENTS).matches)
  const today = readToday()
  const items = [...content.guide, ...content.notices]
  const waiting = items.filter((item) => freshnessOf(item, today) !== 'fresh').length
  const unopened = items.filter(({ wasPageOpened }) => !wasPageOpened).length
  return (
    <div className={styles['columns']}>
      <nav className={styles['contents']} aria-label={words.chapters}>
        <ol>
          {content.guide.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>
                <ItemTitle item={chapter} />
              </a>
            </li>
          ))}
          <li>
            <a href={`#${NOTICES_ID}`}>{words.notices.title}</a>
          </li>
        </ol>
      </nav>
      <div className={styles['chapters']}>
        {waiting > 0 && <Notice tone="warn">{words.waiting(waiting)}</Notice>}
        <CorrectionNotice />
        <p className={styles['dates']}>
          {words.dates} {words.unopened(unopened, items.length)}
        </p>
        <div className={styles['list']}>
          {content.guide.map((chapter, index) => (
            <Chapter key={chapter.id} number={index + 1} chapter={chapter} isFolded={isFolded} />
          ))}
        </div>
        <DatedNotices id={NOTICES_ID} content={content} reader={reader} />
        <div className={styles['promises']}>
          <h2>{words.fullGuide}</h2>
          <Notes value={content.notes}>
            <GuideClaims testQuestions={content.questions.length} />
          </Notes>
          <BuyLink />
        </div>
      </div>
    </div>
  )
}

import { useDeferredValue } from 'react'
import { freshnessOf } from '#contracts/learning/dated.ts'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { CorrectionNotice } from '#pwa/device/corrections/correction-notice.tsx'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { readToday } from '#pwa/network/today.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Waves } from '#pwa/ui/paper/guilloche.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { BeforeYouBuy } from '#pwa/screens/storefront/before-you-buy.tsx'
import { BuyLink } from '#pwa/screens/storefront/buy-link.tsx'
import { Chapter } from './chapter.tsx'
import { DatedNotices } from './dated-notices.tsx'
import { GuideClaims } from '#pwa/screens/storefront/guide-claims.tsx'
import styles from './guide-page.module.css'
import { words } from './words.ts'
import { PageMeta } from '#pwa/screens/storefront/page-meta.tsx'
import { Notes } from '#pwa/screens/storefront/sourced-note.tsx'
import { useArrival } from '#pwa/screens/storefront/use-arrival.ts'

const NOTICES_ID = 'dated-notices'

/** Shows the success guide on a separate page, with the complete free chapters. */
export function GuidePage() {
  const { data, error, refetch } = useFreeContent()
  // React renders a deferred value in small steps, so the many chapters do not block the page.
  const content = useDeferredValue(data)

  return (
    <div className={styles['page']}>
      <PageMeta title={words.page.title} description={words.page.description} path="/guide" />
      <header className={styles['opening']}>
        <h1>{words.title}</h1>
        <p className={styles['lede']}>{words.lede}</p>
        <div>
          <BuyLink />
        </div>
        <BeforeYouBuy />
      </header>
      <Waves seed="The Success Guide" className={styles['band']} />
      <div className={styles['below']}>
        {!content && !error && <CenteredSpinner />}
        {content && (
          <Notes value={content.notes}>
            <Chapters content={content} />
          </Notes>
        )}
        {error && <ContentFailed error={error} onRetry={() => void refetch()} />}
      </div>
    </div>
  )
}

function Chapters({ content }: { content: FreeContent }) {
  useArrival()
  const today = readToday()
  const waiting = [...content.guide, ...content.notices].filter(
    (item) => freshnessOf(item, today) !== 'fresh',
  ).length
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
        {content.guide.map((chapter, index) => (
          <Chapter key={chapter.id} number={index + 1} chapter={chapter} />
        ))}
        <DatedNotices id={NOTICES_ID} notices={content.notices} />
        <div className={styles['promises']}>
          <h2>{words.fullGuide}</h2>
          <GuideClaims testQuestions={content.questions.length} />
          <BuyLink />
        </div>
      </div>
    </div>
  )
}

import { useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { Waves } from '#pwa/ui/paper/guilloche.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { BeforeYouBuy } from './before-you-buy.tsx'
import { BuyLink } from './buy-link.tsx'
import { Chapter } from './chapter.tsx'
import { DatedNotices } from './dated-notices.tsx'
import { GuideClaims } from './guide-claims.tsx'
import styles from './guide-page.module.css'
import { PageMeta } from './page-meta.tsx'
import { Notes } from './sourced-note.tsx'

const NOTICES_ID = 'dated-notices'

/** Shows the success guide on a separate page, with the complete free chapters. */
export function GuidePage() {
  const { data, error, refetch } = useFreeContent()
  // With a deferred value, React can render the chapters in pieces.
  const content = useDeferredValue(data)

  return (
    <div className={styles['page']}>
      <PageMeta
        title="The Success Guide · Visa Success Guide"
        description="Seven free chapters on the US visa interview: what the officer decides, the questions on harm and fear, the DS-160, social media, interview waivers, the day itself and what follows. Each statement with its date and source."
        path="/guide"
      />
      <header className={styles['opening']}>
        <h1>The Success Guide</h1>
        <p className={styles['lede']}>
          How the US visa interview works, as of the day each chapter names. The full guide goes
          into every step; these seven chapters are free.
        </p>
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
  return (
    <div className={styles['columns']}>
      <nav className={styles['contents']} aria-label="Chapters">
        <ol>
          {content.guide.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{unbroken(title)}</a>
            </li>
          ))}
          <li>
            <a href={`#${NOTICES_ID}`}>What is known to move</a>
          </li>
        </ol>
      </nav>
      <div className={styles['chapters']}>
        {content.guide.map((chapter, index) => (
          <Chapter key={chapter.id} number={index + 1} chapter={chapter} />
        ))}
        <DatedNotices id={NOTICES_ID} notices={content.notices} />
        <div className={styles['promises']}>
          <h2>What the full guide adds</h2>
          <GuideClaims testQuestions={content.questions.length} />
          <BuyLink />
        </div>
      </div>
    </div>
  )
}

/** Scrolls to the chapter in the address. The chapter did not exist when the page opened. */
function useArrival() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

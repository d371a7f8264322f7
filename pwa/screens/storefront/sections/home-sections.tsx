import { useDeferredValue, useEffect } from 'react'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { InterviewSimulator } from '#pwa/screens/interview/interview-simulator.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Certificate } from './certificate.tsx'
import { ClaimStrip } from './claim-strip.tsx'
import { Features } from './features.tsx'
import { GuideSection } from './guide-section.tsx'
import styles from './home-sections.module.css'
import { PracticeTaste } from './practice-taste.tsx'
import { Pricing } from './pricing.tsx'
import { Section } from '#pwa/screens/storefront/section.tsx'
import { words } from './words.tsx'
import { Notes } from '#pwa/screens/storefront/sourced-note.tsx'
import { Testimonials } from './testimonial-list.tsx'
import { VisaPicker } from './visa-picker.tsx'

/** Shows the sections of the home page below the first screen, in the order of the spec. */
export function HomeSections() {
  const { data: content, error, errorUpdateCount, isFetching, refetch } = useFreeContent()
  // After a failure, the sections stay visible while the app tries again. React renders a deferred
  // value in small steps.
  const isThere = useDeferredValue(content !== undefined || errorUpdateCount > 0)
  useAnchor(isThere)
  if (!isThere) return null

  return (
    <Notes value={content?.notes ?? []}>
      <div className={styles['sections']}>
        {content ? (
          <Opening content={content} />
        ) : (
          <ContentMissing error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        <Features />
        <GuideSection content={content} />
        {content && <VisaPicker cards={content.visaCards} />}
        {content && (
          <Section id="simulator" title={words.simulator.title} lede={words.simulator.lede}>
            <InterviewSimulator />
          </Section>
        )}
        <Certificate />
        <Testimonials />
        <Pricing />
      </div>
    </Notes>
  )
}

function Opening({ content }: { content: FreeContent }) {
  return (
    <div className={styles['opening']}>
      <PracticeTaste questions={content.questions} />
      <ClaimStrip />
    </div>
  )
}

interface ContentMissingProps {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

function ContentMissing({ error, isRetrying, onRetry }: ContentMissingProps) {
  return (
    <div className={styles['opening']}>
      <Notice
        tone="warn"
        title={words.missing.title}
        actions={
          <Button isBusy={isRetrying} onClick={onRetry}>
            {words.missing.tryAgain}
          </Button>
        }
      >
        {isRetrying ? words.missing.askingAgain : sentenceFor(error)}
      </Notice>
    </div>
  )
}

/**
 * Scrolls to the section that the address names. The browser could not do this, because the section
 * did not exist when the page opened.
 */
function useAnchor(isThere: boolean) {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (!isThere || id === '') return
    // Waits for the next frame. A scroll in the frame that adds the sections would count as a
    // layout shift.
    requestAnimationFrame(() => {
      setTimeout(() => document.getElementById(id)?.scrollIntoView())
    })
  }, [isThere])
}

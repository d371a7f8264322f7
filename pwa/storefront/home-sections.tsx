import { useEffect } from 'react'
import type { FreeContent } from '#contracts/learning.ts'
import { sentenceFor } from '#pwa/http.ts'
import { useFreeContent } from '#pwa/content/use-content.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Certificate } from './certificate.tsx'
import { ClaimStrip } from './claim-strip.tsx'
import { Features } from './features.tsx'
import { GuideSection } from './guide-section.tsx'
import styles from './home-sections.module.css'
import { PracticeTaste } from './practice-taste.tsx'
import { Pricing } from './pricing.tsx'
import { Testimonials } from './testimonial-list.tsx'
import { VisaPicker } from './visa-picker.tsx'

/** All of the home page below the fold, in the order of the spec. */
export function HomeSections() {
  const { data: content, isPending, error, refetch } = useFreeContent()
  useAnchor(!isPending)
  if (isPending) return null

  return (
    <div className={styles['sections']}>
      {content ? (
        <Opening content={content} />
      ) : (
        <ContentMissing error={error} onRetry={() => void refetch()} />
      )}
      <Features />
      <GuideSection />
      {content && <VisaPicker cards={content.visaCards} />}
      <Certificate />
      <Testimonials />
      <Pricing />
    </div>
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

function ContentMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={styles['opening']}>
      <Notice
        tone="warn"
        title="Questions, chapters and sources could not be loaded"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        {sentenceFor(error)}
      </Notice>
    </div>
  )
}

/** A link may name a section that was not there yet when the page opened. */
function useAnchor(isThere: boolean) {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (!isThere || id === '') return
    // A frame later: scrolling in the frame that adds the sections counts as a shift of the page.
    requestAnimationFrame(() => {
      setTimeout(() => document.getElementById(id)?.scrollIntoView())
    })
  }, [isThere])
}

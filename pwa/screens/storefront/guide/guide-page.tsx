import { Suspense, useDeferredValue, useEffect } from 'react'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { loadOnce } from '#pwa/ui/lazy-part.tsx'
import { Waves } from '#pwa/ui/paper/guilloche.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { BeforeYouBuy } from '#pwa/screens/storefront/before-you-buy.tsx'
import { BuyLink } from '#pwa/screens/storefront/buy-link.tsx'
import styles from './guide-page.module.css'
import { words } from './words.ts'
import { PageMeta } from '#pwa/screens/storefront/page-meta.tsx'

const chapters = loadOnce(async () => (await import('./chapters.tsx')).Chapters)

/** Shows the success guide on a separate page, with the complete free chapters. */
export function GuidePage() {
  const { data, error, refetch } = useFreeContent()
  // React renders a deferred value in small steps, so the many chapters do not block the page.
  const content = useDeferredValue(data)
  // The code below the first screen comes while the content is read.
  useEffect(() => void chapters.ask(), [])

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
          <Suspense fallback={<CenteredSpinner />}>
            <chapters.Component content={content} />
          </Suspense>
        )}
        {error && <ContentFailed error={error} onRetry={() => void refetch()} />}
      </div>
    </div>
  )
}

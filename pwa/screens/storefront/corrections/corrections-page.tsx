import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { PageMeta } from '#pwa/screens/storefront/page-meta.tsx'
import heading from '#pwa/screens/storefront/text-heading.module.css'
import { useArrival } from '#pwa/screens/storefront/use-arrival.ts'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { CorrectionEntry } from './correction-entry.tsx'
import styles from './corrections-page.module.css'
import { words } from './words.tsx'

/** Shows what earlier editions of the guide said wrong, newest first. */
export function CorrectionsPage() {
  const { data: content, error, refetch } = useFreeContent()
  return (
    <Page width="reading">
      <PageMeta title={words.page.title} description={words.page.description} path="/corrections" />
      <header className={heading['heading']}>
        <h1>{words.title}</h1>
        <p>{words.lede}</p>
      </header>
      <div className={styles['below']}>
        {!content && !error && <CenteredSpinner />}
        {content && <Entries content={content} />}
        {error && <ContentFailed error={error} onRetry={() => void refetch()} />}
      </div>
    </Page>
  )
}

function Entries({ content }: { content: FreeContent }) {
  useArrival()
  const { corrections } = content
  if (corrections.length === 0) return <p>{words.none}</p>
  return (
    <div className={styles['entries']}>
      {corrections.map((correction) => (
        <CorrectionEntry key={correction.id} correction={correction} content={content} />
      ))}
    </div>
  )
}

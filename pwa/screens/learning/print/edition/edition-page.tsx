import { type ReactNode, useDeferredValue, useMemo } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { readToday } from '#pwa/network/today.ts'
import { WithBank } from '#pwa/screens/learning/bank/with-bank.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Book, editionOf } from './book.tsx'
import styles from './book.module.css'
import type { WholeGuide } from './outline.ts'

/** Shows the whole guide as a book to print. */
export function EditionPage() {
  return (
    <WithBank>
      {({ content, bank }) => (
        <WithFree>{(free) => <Edition guide={{ free, premium: content, bank }} />}</WithFree>
      )}
    </WithBank>
  )
}

function WithFree({ children }: { children: (free: WholeGuide['free']) => ReactNode }) {
  const { data: free, error, refetch } = useFreeContent()
  if (free) return children(free)
  if (!error) return <CenteredSpinner />
  return (
    <Page width="narrow">
      <ContentFailed error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

function Edition({ guide: { free, premium, bank } }: { guide: WholeGuide }) {
  const guide = useMemo(() => ({ free, premium, bank }), [free, premium, bank])
  // The book is long. React renders it in the background, so that the page answers meanwhile.
  const shown = useDeferredValue<WholeGuide | null>(guide, null)
  return (
    <>
      <div className={styles['screenOnly']}>
        <Page width="reading">
          <Introduction guide={guide} isWhole={shown !== null} />
        </Page>
      </div>
      {shown && <Book guide={shown} today={readToday()} />}
    </>
  )
}

function Introduction({ guide, isWhole }: { guide: WholeGuide; isWhole: boolean }) {
  return (
    <>
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/dashboard/downloads">
          Back to resources
        </ButtonLink>
      </div>
      <PageHeading
        title="Print edition"
        actions={<PrintButton variant="primary" icon={<Printer />} isBusy={!isWhole} />}
      >
        The whole guide as a book, edition of {formatDay(editionOf(guide).day)}.
      </PageHeading>
      <p role="status" className={styles['state']}>
        {isWhole ? 'Ready to print.' : 'Laying out the book …'}
      </p>
      <Panel title="In the print dialog">
        <ul className={styles['advice']}>
          <li>Paper: A4 or US Letter.</li>
          <li>Scale: 100%. Margins: default.</li>
          <li>Headers and footers: on. They number the sheets.</li>
          <li>Both sides, bound at the long edge, saves half of the paper.</li>
          <li>To keep it as a file, choose “Save as PDF” as the printer.</li>
        </ul>
      </Panel>
    </>
  )
}

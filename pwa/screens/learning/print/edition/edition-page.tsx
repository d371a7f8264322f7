import { type ReactNode, useEffect, useMemo, useState } from 'react'
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
import styles from './edition-page.module.css'
import { type Edition, layOutEdition, PAGE_WORDS } from './edition.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import type { WholeGuide } from './whole-guide.ts'

/** Shows the whole guide as a book to print. */
export function EditionPage() {
  return (
    <WithBank>
      {({ content, bank }) => (
        <WithFree>{(free) => <Book guide={{ free, premium: content, bank }} />}</WithFree>
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

function Book({ guide: { free, premium, bank } }: { guide: WholeGuide }) {
  const edition = useMemo(
    () => layOutEdition({ free, premium, bank }, readToday()),
    [free, premium, bank],
  )
  const shown = useSlices(edition.pages.length)
  return (
    <>
      <div className={styles['screenOnly']}>
        <Page width="reading">
          <Introduction edition={edition} shown={shown} />
        </Page>
      </div>
      <div className={styles['book']} data-pages={edition.pages.length}>
        {edition.pages.slice(0, shown).map((page) => (
          <PrintedSheet key={page.number} page={page} edition={edition} />
        ))}
      </div>
    </>
  )
}

const SLICE = 6

/**
 * Returns the number of pages to render now. The number grows in steps. Between two steps, the
 * browser can react to input.
 */
function useSlices(count: number): number {
  const [shown, setShown] = useState(SLICE)
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => setShown(shown + SLICE))
    return () => clearTimeout(timer)
  }, [shown, count])
  return Math.min(shown, count)
}

function Introduction({ edition, shown }: { edition: Edition; shown: number }) {
  const { day, pages, counted } = edition
  const isWhole = shown === pages.length
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
        The whole guide as a book of {pages.length} pages, edition of {formatDay(day)}.
      </PageHeading>
      <p role="status" className={styles['state']}>
        {isWhole
          ? `Ready: ${String(pages.length)} pages, ${String(counted)} of them with at least ${String(PAGE_WORDS)} words, or to write on.`
          : `Laying out ${String(pages.length)} pages …`}
      </p>
      <Panel title="In the print dialog">
        <ul className={styles['advice']}>
          <li>Paper: A4 or US Letter. Both give the same pages.</li>
          <li>Scale: 100%. Margins: default. Headers and footers: off.</li>
          <li>Both sides, bound at the long edge, saves half of the paper.</li>
          <li>To keep it as a file, choose “Save as PDF” as the printer.</li>
          <li>To print a part only, give its pages:</li>
        </ul>
        <dl className={styles['parts']}>
          {partsOf(edition).map(({ part, first, last }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{first === last ? first : `${String(first)}–${String(last)}`}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  )
}

interface PartPages {
  part: string
  first: number
  last: number
}

function partsOf({ pages }: Edition): PartPages[] {
  const parts: PartPages[] = []
  for (const { part, number } of pages.filter((page) => page.part !== '')) {
    const open = parts.at(-1)
    if (open?.part === part) open.last = number
    else parts.push({ part, first: number, last: number })
  }
  return parts
}

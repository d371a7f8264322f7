import type { ReactNode } from 'react'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { words } from './words.ts'

export function LoadingQuestions() {
  return (
    <Opening>
      <CenteredSpinner label={words.loading} />
    </Opening>
  )
}

/** The introduction of the practice test. It is visible before the data is read. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeading title={words.title}>
        {words.trueCount} {words.eachAnswer}
      </PageHeading>
      {children}
    </Page>
  )
}

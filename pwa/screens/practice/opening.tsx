import type { ReactNode } from 'react'
import { TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'

export function LoadingQuestions() {
  return (
    <Opening>
      <CenteredSpinner label="Loading questions..." />
    </Opening>
  )
}

/** The introduction of the practice test, which is shown before the data is read. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeading title="Practice Test">
        {TRUE_COUNT_LINE} Each answer comes with its reasons, its source and the day it was checked.
      </PageHeading>
      {children}
    </Page>
  )
}

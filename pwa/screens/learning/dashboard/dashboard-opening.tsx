import type { ReactNode } from 'react'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'

/** The introduction of the dashboard, which is shown before the data is read. */
export function DashboardOpening({ children = <CenteredSpinner /> }: { children?: ReactNode }) {
  return (
    <Page>
      <PageHeading title="Learning Dashboard">
        Your preparation, from the first form to the window. It opens without a connection too.
      </PageHeading>
      {children}
    </Page>
  )
}

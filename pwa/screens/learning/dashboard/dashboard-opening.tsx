import type { ReactNode } from 'react'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { words } from './words.tsx'

/** The introduction of the dashboard. It is visible before the data is read. */
export function DashboardOpening({ children = <CenteredSpinner /> }: { children?: ReactNode }) {
  return (
    <Page>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      {children}
    </Page>
  )
}

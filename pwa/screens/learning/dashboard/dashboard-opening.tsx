import type { ReactNode } from 'react'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './dashboard-page.module.css'
import { words } from './words.tsx'

interface DashboardOpeningProps {
  /** Says as whom the reader prepares. Its place stays free until this is known. */
  reader?: ReactNode
  children?: ReactNode
}

/** The title of the dashboard. It is visible before the data is read. */
export function DashboardOpening({
  reader,
  children = <CenteredSpinner />,
}: DashboardOpeningProps) {
  return (
    <Page>
      <PageHeading title={words.title}>
        <div className={styles['reader']}>{reader}</div>
      </PageHeading>
      {children}
    </Page>
  )
}

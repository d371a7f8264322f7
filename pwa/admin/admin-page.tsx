import { Page, PageHeading } from '#pwa/ui/page.tsx'

export function AdminPage() {
  return (
    <Page>
      <PageHeading title="Admin Dashboard" />
    </Page>
  )
}

import { Page, PageHeading } from '#pwa/ui/page.tsx'

export function CenterPage() {
  return (
    <Page>
      <PageHeading title="QR Verification Center" />
    </Page>
  )
}

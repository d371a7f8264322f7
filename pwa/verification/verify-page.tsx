import { Page, PageHeading } from '#pwa/ui/page.tsx'

export function VerifyPage() {
  return (
    <Page>
      <PageHeading title="Verification" />
    </Page>
  )
}

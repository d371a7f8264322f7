import { Page, PageHeading } from '#pwa/ui/page.tsx'

export function WalletPage() {
  return (
    <Page>
      <PageHeading title="Wallet" />
    </Page>
  )
}

import { useState } from 'react'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { giveUpKept } from './give-up-kept.ts'

interface MixedWalletProps {
  owner: string
  onRemoved: () => void
}

/**
 * Is shown instead of a wallet whose stored rows belong to different PINs or people. Offers to load the
 * wallet again.
 */
export function MixedWallet({ owner, onRemoved }: MixedWalletProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function loadAgain() {
    setIsBusy(true)
    await giveUpKept(owner).finally(() => setIsBusy(false))
    onRemoved()
  }

  return (
    <Page width="narrow">
      <PageHeading title="Wallet">Load it again from your account to use it here.</PageHeading>
      <ReloadNotice />
      <Notice tone="warn" title="This copy cannot be opened" isAlert>
        What this device keeps of your wallet does not belong together, as when a browser's data is
        restored from different backups. None of it was opened, and your account is not affected.
      </Notice>
      <p>
        Loading it again needs a connection. It removes what is kept here with its PIN, and what
        this device noted of codes that you made; then you can choose another PIN in Settings.
      </p>
      <div>
        <Button variant="primary" isBusy={isBusy} onClick={() => void loadAgain()}>
          Load again
        </Button>
      </div>
    </Page>
  )
}

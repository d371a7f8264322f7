import { useState } from 'react'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { giveUpKept } from './give-up-kept.ts'
import { words } from './words.ts'

interface MixedWalletProps {
  owner: string
  onRemoved: () => void
}

/**
 * Replaces a wallet whose stored rows belong to different PINs or people. Offers to load the wallet
 * again.
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
      <PageHeading title={words.mixedWallet.title}>{words.mixedWallet.lead}</PageHeading>
      <ReloadNotice />
      <Notice tone="warn" title={words.mixedWallet.copy.title} isAlert>
        {words.mixedWallet.copy.text}
      </Notice>
      <p>{words.mixedWallet.needs}</p>
      <div>
        <Button variant="primary" isBusy={isBusy} onClick={() => void loadAgain()}>
          {words.mixedWallet.loadAgain}
        </Button>
      </div>
    </Page>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { passesKey, walletKey } from '#pwa/device/presentation/kept-wallet.ts'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { useReloadWhenLost } from '#pwa/device/storage/reload-when-lost.ts'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { useVault } from './use-vault.ts'

const PinScreen = lazyPart(async () => (await import('./pin-screen.tsx')).PinScreen, {
  fallback: <CenteredSpinner />,
})

const MixedWallet = lazyPart(async () => (await import('./mixed-wallet.tsx')).MixedWallet, {
  fallback: <CenteredSpinner />,
})

/**
 * Shows the wallet. If there is a PIN, asks for it first. Removes the data of a locked wallet from
 * memory.
 */
export function PinGate({ owner, children }: { owner: string; children: ReactNode }) {
  const { state, recheck } = useVault(owner)
  const client = useQueryClient()
  const { isLost } = useStorageState()
  useReloadWhenLost()

  useEffect(() => {
    if (state === 'checking' || state === 'open') return
    client.removeQueries({ queryKey: walletKey(owner) })
    client.removeQueries({ queryKey: passesKey(owner) })
  }, [state, client, owner])

  if (state === 'checking') return isLost ? <Lost /> : <CenteredSpinner />
  if (state === 'open') return children
  if (state === 'mixed') return <MixedWallet owner={owner} onRemoved={recheck} />
  return <PinScreen owner={owner} onOpen={recheck} />
}

function Lost() {
  return (
    <Page width="narrow">
      <ReloadNotice />
    </Page>
  )
}

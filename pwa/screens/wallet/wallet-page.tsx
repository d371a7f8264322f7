import { useState } from 'react'
import CircleHelp from 'lucide-react/icons/circle-help'
import QrCode from 'lucide-react/icons/qr-code'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Settings from 'lucide-react/icons/settings'
import { useQuery } from '@tanstack/react-query'
import type { Passes } from '#pwa/device/presentation/passes.ts'
import { isKept } from '#pwa/device/storage/kept-mark.ts'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import { PinGate } from '#pwa/device/vault/pin-gate.tsx'
import { QuickActions } from './quick-actions.tsx'
import { passesQuery, useWallet } from './use-wallet.ts'
import { WalletCards } from './wallet-cards.tsx'
import { WalletFailed } from './wallet-failed.tsx'
import { WalletNotices } from './wallet-notices.tsx'
import { words } from './words.tsx'
import { WalletSkeleton } from './wallet-skeleton.tsx'
import { WalletStats } from './wallet-stats.tsx'

const LATER = { isOptional: true, isDeferred: true }
const FaultNotices = lazyPart(async () => (await import('./fault-notices.tsx')).FaultNotices, LATER)
const HolderNotices = lazyPart(
  async () => (await import('./holder-notices.tsx')).HolderNotices,
  LATER,
)
const EmptyWallet = lazyPart(async () => (await import('./empty-wallet.tsx')).EmptyWallet)
const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog)
const ShowingsDialog = lazyPart(
  async () => (await import('./showings/showings-dialog.tsx')).ShowingsDialog,
)
const SettingsDialog = lazyPart(
  async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog,
)

export function WalletPage() {
  const { id } = useUser()
  return (
    <PinGate owner={id}>
      <OpenWallet owner={id} />
    </PinGate>
  )
}

function OpenWallet({ owner }: { owner: string }) {
  const { data: credentials, error, isFetching, dataUpdatedAt, refetch } = useWallet(owner)
  const passes = useQuery({
    ...passesQuery(owner, credentials ?? []),
    enabled: credentials !== undefined,
  })
  const { isMemoryOnly, wasCleared } = useStorageState()
  const isSaved = isKept(owner) && !isMemoryOnly && !wasCleared
  const [open, setOpen] = useState<'help' | 'settings' | 'showings' | null>(null)

  async function refresh() {
    const { isError: hasFailed } = await refetch()
    void passes.refetch()
    if (hasFailed) {
      const description = words.walletPage.page.refreshFailed
      showToast({ title: words.walletPage.page.error, description, variant: 'destructive' })
    } else showToast({ title: words.walletPage.page.refreshed })
  }

  function close() {
    setOpen(null)
  }
  function openHelp() {
    setOpen('help')
  }

  return (
    <Page>
      <PageHeading
        title={words.walletPage.page.title}
        actions={
          <>
            <Button size="small" variant="quiet" icon={<CircleHelp />} onClick={openHelp}>
              {words.walletPage.page.help}
            </Button>
            <Button
              size="small"
              icon={<RefreshCw />}
              isBusy={isFetching}
              onClick={() => void refresh()}
            >
              {words.walletPage.page.refresh}
            </Button>
            <Button size="small" icon={<Settings />} onClick={() => setOpen('settings')}>
              {words.walletPage.page.settings}
            </Button>
          </>
        }
      >
        {credentials &&
          credentials.length > 0 &&
          (isSaved
            ? words.walletPage.page.savedCredentials(credentials.length)
            : words.walletPage.page.credentials(credentials.length))}
      </PageHeading>
      <WalletNotices staleBecause={credentials ? error : null} updatedAt={dataUpdatedAt} />
      {credentials && <FaultNotices passes={passes.data} />}
      <WalletBody
        owner={owner}
        credentials={credentials}
        passes={passes.data}
        error={error}
        onRetry={() => void refetch()}
        onLearn={openHelp}
        onShowings={() => setOpen('showings')}
      />
      {credentials && (
        <>
          <HolderNotices
            owner={owner}
            credentials={credentials}
            passes={passes.data}
            onRenew={() => void passes.refetch()}
          />
          <QuickActions onHelp={openHelp} />
        </>
      )}
      {open === 'help' && <HelpDialog onClose={close} />}
      {open === 'showings' && (
        <ShowingsDialog owner={owner} credentials={credentials ?? []} onClose={close} />
      )}
      {open === 'settings' && <SettingsDialog owner={owner} onClose={close} />}
    </Page>
  )
}

interface WalletBodyProps {
  owner: string
  credentials: ReturnType<typeof useWallet>['data']
  passes: Passes | undefined
  error: Error | null
  onRetry: () => void
  onLearn: () => void
  onShowings: () => void
}

/** After a failed refresh, the present credentials stay on the screen. */
function WalletBody({
  owner,
  credentials,
  passes,
  error,
  onRetry,
  onLearn,
  onShowings,
}: WalletBodyProps) {
  if (!credentials && error) return <WalletFailed error={error} onRetry={onRetry} />
  if (!credentials) return <WalletSkeleton />
  if (credentials.length === 0) return <EmptyWallet onLearn={onLearn} />

  return (
    <>
      <WalletStats credentials={credentials} />
      <WalletCards owner={owner} credentials={credentials} passes={passes} />
      <div>
        <Button variant="quiet" icon={<QrCode />} onClick={onShowings}>
          {words.walletPage.page.showings}
        </Button>
      </div>
    </>
  )
}

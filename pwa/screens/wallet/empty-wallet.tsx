import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'

export function EmptyWallet({ onLearn }: { onLearn: () => void }) {
  const { wasCleared } = useStorageState()
  return (
    <EmptyState
      title="Your Wallet is Empty"
      actions={
        <Button variant="primary" onClick={onLearn}>
          Learn About Digital Visas
        </Button>
      }
    >
      {wasCleared
        ? 'The browser cleared what this wallet kept here, and your account holds no credential now.'
        : 'A digital visa credential appears here as soon as one is issued to your account.'}
    </EmptyState>
  )
}

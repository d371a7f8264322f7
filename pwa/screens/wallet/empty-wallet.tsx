import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { words } from './words.tsx'

export function EmptyWallet({ onLearn }: { onLearn: () => void }) {
  const { wasCleared } = useStorageState()
  return (
    <EmptyState
      title={words.walletPage.empty.title}
      actions={
        <Button variant="primary" onClick={onLearn}>
          {words.walletPage.empty.learn}
        </Button>
      }
    >
      {wasCleared ? words.walletPage.empty.wasCleared : words.walletPage.empty.text}
    </EmptyState>
  )
}

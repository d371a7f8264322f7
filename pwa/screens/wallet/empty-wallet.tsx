import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { words } from './wallet-page-words.ts'

export function EmptyWallet({ onLearn }: { onLearn: () => void }) {
  const { wasCleared } = useStorageState()
  return (
    <EmptyState
      title={words.empty.title}
      actions={
        <Button variant="primary" onClick={onLearn}>
          {words.empty.learn}
        </Button>
      }
    >
      {wasCleared ? words.empty.wasCleared : words.empty.text}
    </EmptyState>
  )
}

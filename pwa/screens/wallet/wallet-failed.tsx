import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { words } from './words.tsx'

export function WalletFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { wasCleared } = useStorageState()
  return (
    <Notice
      tone="seal"
      title={words.walletPage.failed.title}
      isAlert
      actions={<Button onClick={onRetry}>{words.walletPage.failed.retry}</Button>}
    >
      {wasCleared
        ? words.walletPage.failed.wasCleared
        : words.walletPage.failed.isSafe(sentenceFor(error))}
    </Notice>
  )
}

import { sentenceFor } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'

export function WalletFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { wasCleared } = useStorageState()
  return (
    <Notice
      tone="seal"
      title="Failed to load your wallet."
      isAlert
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {wasCleared
        ? 'The browser cleared this wallet. Your credentials are safe in your account: connect once to bring them back.'
        : `${sentenceFor(error)} Your credentials are safe in your account.`}
    </Notice>
  )
}

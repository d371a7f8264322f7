import { useIsServerReached } from '#pwa/network/connection.ts'
import { Notice } from '#pwa/ui/notice.tsx'

export function OfflineNotice() {
  if (useIsServerReached()) return null
  return (
    <Notice tone="warn" title="No connection">
      You see what this device has kept. What you change here is sent as soon as you are connected
      again.
    </Notice>
  )
}

import { useIsServerReached } from '#pwa/network/connection.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.tsx'

export function OfflineNotice() {
  if (useIsServerReached()) return null
  return (
    <Notice tone="warn" title={words.offline.title}>
      {words.offline.text}
    </Notice>
  )
}

import { useSync } from './use-sync.ts'
import { useSyncState } from './sync-state.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'

/** Nothing that somebody did disappears in silence. */
export function ParkedNotice() {
  const tryAgain = useSync()
  const { parked } = useSyncState()
  if (parked === 0) return null
  return (
    <Notice
      tone="warn"
      title="Not saved to your account"
      actions={
        <Button size="small" onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      {parked === 1 ? 'One change was' : `${String(parked)} changes were`} refused by the server.
      What you did is kept on this device.
    </Notice>
  )
}

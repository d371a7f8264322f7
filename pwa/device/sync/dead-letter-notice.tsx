import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useSync } from './use-sync.ts'
import { useSyncState } from './sync-state.ts'

/** Reports refused events, so that nobody's work disappears without a message. */
export function DeadLetterNotice() {
  const tryAgain = useSync()
  const { deadLetters } = useSyncState()
  if (deadLetters === 0) return null
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
      {deadLetters === 1 ? 'One change was' : `${String(deadLetters)} changes were`} refused by the
      server. What you did is kept on this device.
    </Notice>
  )
}

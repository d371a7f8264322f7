import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useSync } from './use-sync.ts'
import { useSyncState } from './sync-state.ts'
import { words } from './words.ts'

/** Reports events that the server has refused, so that no work disappears without a message. */
export function DeadLetterNotice() {
  const tryAgain = useSync()
  const { deadLetters } = useSyncState()
  if (deadLetters === 0) return null
  return (
    <Notice
      tone="warn"
      title={words.title}
      actions={
        <Button size="small" onClick={tryAgain}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.refused(deadLetters)}
    </Notice>
  )
}

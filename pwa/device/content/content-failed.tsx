import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { words } from './words.tsx'
import { PREMIUM_GRACE_DAYS, UnconfirmedAccessError } from './use-content.ts'

/** Replaces the content when neither the device nor the server has returned it. */
export function ContentFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      level={1}
      title={words.contentFailed.title}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {words.contentFailed.tryAgain}
        </Button>
      }
    >
      {explain(error)}
    </EmptyState>
  )
}

function explain(error: unknown): string {
  if (error instanceof NetworkError) return words.contentFailed.notKept
  if (error instanceof UnconfirmedAccessError)
    return words.contentFailed.unconfirmed(String(PREMIUM_GRACE_DAYS))
  return error instanceof HttpError ? error.shown : words.contentFailed.unreadable
}

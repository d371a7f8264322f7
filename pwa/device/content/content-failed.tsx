import { HttpError, NetworkError } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { PREMIUM_GRACE_DAYS, UnconfirmedAccessError } from './use-content.ts'

/** Is shown instead of the content when neither the device nor the server returns it. */
export function ContentFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      level={1}
      title="This could not be opened"
      actions={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {explain(error)}
    </EmptyState>
  )
}

function explain(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'It is not on this device yet, and the server cannot be reached. Connect once and it stays here.'
  }
  if (error instanceof UnconfirmedAccessError) {
    return `Your premium access was last confirmed more than ${String(PREMIUM_GRACE_DAYS)} days ago. Connect to the internet and reload: everything is still here.`
  }
  if (error instanceof HttpError) return error.shown
  return 'What is kept on this device could not be read. Try again, or reload the page.'
}

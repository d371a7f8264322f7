import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.tsx'

/**
 * Shows next to the form why the last attempt to pay failed. The notice stays until the next
 * attempt.
 */
export function PaymentFailure({ failure }: { failure: string | null }) {
  if (failure === null) return null
  return (
    <Notice tone="seal" title={words.toasts.paymentFailed.title} isAlert>
      {failure}
    </Notice>
  )
}

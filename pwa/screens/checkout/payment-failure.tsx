import { CHECKOUT_TOASTS } from '#contracts/checkout/checkout.ts'
import { Notice } from '#pwa/ui/notice.tsx'

/** Shows, next to the form, why the last try failed. The notice stays until the next try. */
export function PaymentFailure({ failure }: { failure: string | null }) {
  if (failure === null) return null
  return (
    <Notice tone="seal" title={CHECKOUT_TOASTS.paymentFailed.title} isAlert>
      {failure}
    </Notice>
  )
}

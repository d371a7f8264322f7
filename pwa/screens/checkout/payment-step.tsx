import { formatPrice } from '#contracts/money.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { SandboxForm } from './sandbox-form.tsx'
import { StripeForm } from './stripe-form.tsx'
import type { ReadyPayment } from './use-checkout.ts'

interface PaymentStepProps {
  email: string
  payment: ReadyPayment
  /** This payment can never be made; the next one may have another price. */
  onCancelled: () => void
}

export function PaymentStep({ email, payment, onCancelled }: PaymentStepProps) {
  const { clientSecret, stripe, price, isNewPrice } = payment
  const form = { clientSecret, price, onCancelled }
  return (
    <Panel title="Payment">
      {isNewPrice && (
        <Notice
          tone="warn"
          title={`The price is now ${formatPrice(price)}. Nothing was charged.`}
          isAlert
        />
      )}
      <TextInput label="Email" type="email" name="email" value={email} readOnly />
      {stripe ? <StripeForm {...form} stripe={stripe} email={email} /> : <SandboxForm {...form} />}
    </Panel>
  )
}

import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { SandboxForm } from './sandbox-form.tsx'
import { StripeForm } from './stripe-form.tsx'
import type { ReadyPayment } from './use-checkout.ts'

interface PaymentStepProps {
  email: string
  payment: ReadyPayment
}

export function PaymentStep({ email, payment: { clientSecret, stripe } }: PaymentStepProps) {
  return (
    <Panel title="Payment">
      <TextInput label="Email" type="email" name="email" value={email} readOnly />
      {stripe ? (
        <StripeForm stripe={stripe} clientSecret={clientSecret} email={email} />
      ) : (
        <SandboxForm clientSecret={clientSecret} />
      )}
    </Panel>
  )
}

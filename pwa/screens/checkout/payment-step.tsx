import type { Ref } from 'react'
import { formatPrice } from '#contracts/checkout/money.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './checkout-page.module.css'
import { SandboxForm } from './sandbox-form.tsx'
import { StripeForm } from './stripe-form.tsx'
import type { ReadyPayment } from './use-checkout.ts'
import { type AfterFailure, useIsPaying } from './use-payment.ts'
import { words } from './words.tsx'

interface PaymentStepProps extends AfterFailure {
  email: string
  payment: ReadyPayment
  onChangeEmail: () => void
  startRef: Ref<HTMLHeadingElement>
}

export function PaymentStep({
  email,
  payment,
  onChangeEmail,
  startRef,
  ...after
}: PaymentStepProps) {
  const isPaying = useIsPaying()
  const { clientSecret, stripe, price, isNewPrice } = payment
  const form = { clientSecret, price, ...after }
  return (
    <Panel title={words.payment.title} titleRef={startRef}>
      {isNewPrice && (
        <Notice tone="warn" title={words.payment.newPrice(formatPrice(price))} isAlert />
      )}
      <div className={styles['email']}>
        <TextInput label={words.email} type="email" name="email" value={email} readOnly />
        <Button aria-label={words.payment.changeEmail} disabled={isPaying} onClick={onChangeEmail}>
          {words.payment.change}
        </Button>
      </div>
      {stripe ? <StripeForm {...form} stripe={stripe} email={email} /> : <SandboxForm {...form} />}
    </Panel>
  )
}

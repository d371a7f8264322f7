import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Price } from '#contracts/checkout/checkout.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from './checkout-page.module.css'
import { readStripeAnswer } from './outcome.ts'
import { PayButton } from './pay-button.tsx'
import { PaymentFailure } from './payment-failure.tsx'
import type { Stripe, StripeAppearance, StripeElements } from './stripe-script.ts'
import { SupportLine } from './support-line.tsx'
import { type AfterFailure, usePayment } from './use-payment.ts'
import { words } from './words.tsx'

interface StripeFormProps extends AfterFailure {
  stripe: Stripe
  clientSecret: string
  price: Price
  email: string
}

/** Shows the provider's own form in the provider's frames. Our code never sees card details. */
export function StripeForm({ stripe, clientSecret, price, email, ...after }: StripeFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const elements = useRef<StripeElements>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  useEffect(() => {
    if (!place.current) return
    const made = stripe.elements({ clientSecret, appearance: readAppearance() })
    const element = made.create('payment', {
      layout: 'tabs',
      defaultValues: { billingDetails: { email } },
    })
    element.on('ready', () => setState('ready'))
    element.on('loaderror', () => setState('failed'))
    element.mount(place.current)
    elements.current = made
    return () => element.destroy()
  }, [stripe, clientSecret, email])

  const { pay, isPaying, failure } = usePayment(async () => {
    if (!elements.current) throw new Error('The payment form is not there.')
    const answer = await stripe.confirmPayment({
      elements: elements.current,
      confirmParams: { return_url: `${location.origin}/success` },
      redirect: 'if_required',
    })
    return readStripeAnswer(answer)
  }, after)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    pay()
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      {state === 'failed' && (
        <Notice tone="warn" title={words.payment.formFailed} isAlert>
          <p>{words.payment.reload}</p>
          <SupportLine sentence={words.setup.ifItStays} />
        </Notice>
      )}
      <div ref={place} className={styles['element']} />
      <PaymentFailure failure={failure} />
      <PayButton price={price} isReady={state === 'ready'} isPaying={isPaying} />
    </form>
  )
}

/** Returns the present colours of the theme, because the provider's frame cannot read our styles. */
function readAppearance(): StripeAppearance {
  const root = document.documentElement
  const read = (token: string) => getComputedStyle(root).getPropertyValue(token).trim()
  return {
    theme: root.dataset['theme'] === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: read('--ink'),
      colorBackground: read('--sheet'),
      colorText: read('--ink'),
      colorTextSecondary: read('--muted'),
      colorDanger: read('--seal'),
      borderRadius: read('--radius-control'),
      fontSizeBase: '16px',
    },
  }
}

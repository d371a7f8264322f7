import type { Language } from '#contracts/language/languages.ts'
import { language } from '#pwa/language/language.ts'

/**
 * The payment provider's script is only on the provider's host. The types below describe the part that we
 * use.
 */
const SCRIPT = 'https://js.stripe.com/v3/'

export interface StripeAnswer {
  /** An error contains the payment when the payment's state does not allow paying. */
  error?: { message?: string; payment_intent?: { status: string } }
  paymentIntent?: { status: string }
}

interface PaymentElement {
  mount(place: HTMLElement): void
  destroy(): void
  on(event: 'ready' | 'loaderror', handle: () => void): void
}

export interface StripeElements {
  create(
    type: 'payment',
    options: {
      layout: 'tabs'
      defaultValues: { billingDetails: { email: string } }
    },
  ): PaymentElement
}

export interface StripeAppearance {
  theme: 'stripe' | 'night'
  variables: Record<string, string>
}

export interface Stripe {
  elements(options: { clientSecret: string; appearance: StripeAppearance }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Promise<StripeAnswer>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { locale: Language }) => Stripe
  }
}

let loading: Promise<void> | null = null

/**
 * Loads the script once. After a failure the next call tries again. The form and its errors are in the
 * language of the document.
 */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  loading ??= addScript()
  await loading.catch((error: unknown) => {
    loading = null
    throw error
  })
  if (!window.Stripe) throw new Error('The payment provider’s script did not start.')
  return window.Stripe(publishableKey, { locale: language })
}

function addScript(): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => done()
    script.onerror = () => {
      script.remove()
      fail(new Error('The payment provider’s script could not be loaded.'))
    }
    document.head.append(script)
  })
}

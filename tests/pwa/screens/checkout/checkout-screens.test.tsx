import { describe, expect, test } from 'vitest'
import { piecesOf, renderScreen, textsOf } from '#tests/support/browser/render-screen.tsx'
import { PaymentStep } from '#pwa/screens/checkout/payment-step.tsx'
import { SuccessPage } from '#pwa/screens/checkout/success-page.tsx'
import { TrustBadges } from '#pwa/screens/checkout/trust-badges.tsx'
import { orderQuery } from '#pwa/screens/checkout/use-order.ts'
import type { Stripe } from '#pwa/screens/checkout/stripe-script.ts'
import type { ReadyPayment } from '#pwa/screens/checkout/use-checkout.ts'

const nothing = () => undefined
const NOTHING = { onCancelled: nothing, onChangeEmail: nothing, startRef: null }

describe('the checkout', () => {
  test('says in its trust badges why it is safe', () => {
    expect(textsOf(renderScreen(<TrustBadges />), 'li')).toEqual([
      'Encrypted connection',
      'Card details never reach our server',
      '60-day money-back guarantee',
    ])
  })

  const showPayment = (payment: Pick<ReadyPayment, 'price' | 'isNewPrice'>) =>
    renderScreen(
      <PaymentStep
        email="buyer@example.org"
        payment={{ clientSecret: 'pi_1_secret_2', stripe: null, ...payment }}
        {...NOTHING}
      />,
    )

  test('tells the price when it is another one than the page has shown', () => {
    const markup = showPayment({ price: { cents: 2499, currency: 'usd' }, isNewPrice: true })
    expect(piecesOf(markup)).toContain('The price is now $24.99. Nothing was charged.')
    expect(textsOf(markup, 'button')[1]).toBe('Pay $24.99')
  })

  test('says nothing of a price that has not changed', () => {
    const markup = showPayment({ price: { cents: 2499, currency: 'usd' }, isNewPrice: false })
    expect(markup).not.toContain('The price is now')
    expect(textsOf(markup, 'button')[1]).toBe('Pay $24.99')
  })

  test('offers no payment before the form of the provider is ready', () => {
    const loading: Stripe = {
      elements: () => {
        throw new Error('A form that loads asks for nothing yet.')
      },
      confirmPayment: () => Promise.reject(new Error('Nothing can be paid yet.')),
    }
    const price = { cents: 1999, currency: 'usd' }
    const payment = { clientSecret: 'pi_1_secret_2', stripe: loading, price, isNewPrice: false }
    const markup = renderScreen(
      <PaymentStep email="buyer@example.org" payment={payment} {...NOTHING} />,
    )
    expect(textsOf(markup, 'button')).toEqual(['Change', 'Pay $19.99'])
    expect(markup).toMatch(/<button[^>]* disabled=""/)
  })
})

describe('the success page', () => {
  const markup = renderScreen(<SuccessPage />, {
    prepare: (client) => {
      client.setQueryData(orderQuery.queryKey, { state: 'completed', message: null })
    },
  })

  test('lists what is included', () => {
    expect(textsOf(markup, 'h1')).toEqual(['Payment Successful!'])
    expect(textsOf(markup, 'ul')).toHaveLength(1)
    expect(textsOf(/<ul.*?<\/ul>/s.exec(markup)?.[0] ?? '', 'li')).toEqual([
      '100+ interview questions with a simulator',
      '2025 requirements, page by page',
      'DS-160 wizard and document checklists',
      'Social media compliance checklist',
      'Printable cheat sheets',
      'Full practice tests with results by category',
    ])
  })

  test('leads to the dashboard and back to the home page', () => {
    expect(textsOf(markup, 'button')).toEqual(['Access Learning Dashboard'])
    expect(textsOf(markup, 'a')).toEqual(['Back to Home'])
    expect(markup).toMatch(/<a [^>]*href="\/"/)
  })
})

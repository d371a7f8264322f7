// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { currentUser, type CurrentUser } from '#contracts/accounts/account.ts'
import { type CurrentOrder, currentOrder, PAID_TWICE } from '#contracts/checkout/checkout.ts'
import { OrderSummary } from '#pwa/screens/checkout/order-summary.tsx'
import { PaymentStep } from '#pwa/screens/checkout/payment-step.tsx'
import { SuccessPage } from '#pwa/screens/checkout/success-page.tsx'
import { TrustBadges } from '#pwa/screens/checkout/trust-badges.tsx'
import type { Stripe } from '#pwa/screens/checkout/stripe-script.ts'
import type { ReadyPayment } from '#pwa/screens/checkout/use-checkout.ts'
import { answer, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

type Page = Awaited<ReturnType<typeof showScreen>>

const nothing = () => undefined
const textsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim())

/**
 * Returns a double of the provider's card form. The form becomes ready when the test calls
 * `beReady`.
 */
function buildStripe() {
  let notifyReady: () => void = nothing
  const stripe: Stripe = {
    elements: () => ({
      create: () => ({
        mount: nothing,
        destroy: nothing,
        on: (event, handle) => {
          if (event === 'ready') notifyReady = handle
        },
      }),
    }),
    confirmPayment: () => Promise.reject(new Error('Nothing is paid here.')),
  }
  const beReady = () => {
    act(notifyReady)
  }
  return { stripe, beReady }
}

describe('the checkout', () => {
  test.each([
    ['https:', ['Encrypted connection']],
    ['http:', []],
  ])('says in its trust badges at %s only what is so', async (protocol, ofConnection) => {
    const reading = vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol)
    onTestFinished(() => {
      reading.mockRestore()
    })
    const page = await showScreen(<TrustBadges isSandbox={false} />)
    expect(textsIn(page.getByRole('list', { name: 'Why this is safe' }))).toEqual([
      ...ofConnection,
      'Card details never reach our server',
      '60-day money-back guarantee',
    ])
  })

  test('says nothing of card details in a sandbox, which takes their number itself', async () => {
    const page = await showScreen(<TrustBadges isSandbox />)
    expect(textsIn(page.getByRole('list', { name: 'Why this is safe' }))).toEqual([
      '60-day money-back guarantee',
    ])
  })

  const showPayment = (payment: Partial<ReadyPayment>) =>
    showScreen(
      <PaymentStep
        email="buyer@example.org"
        payment={{
          clientSecret: 'pi_1_secret_2',
          stripe: null,
          price: { cents: 2499, currency: 'usd' },
          isNewPrice: false,
          ...payment,
        }}
        lastFailure={null}
        onCancelled={nothing}
        onChangeEmail={nothing}
        startRef={null}
      />,
    )

  test('tells the price when it is another one than the page has shown', async () => {
    const page = await showPayment({ isNewPrice: true })
    expect(page.getByRole('alert').textContent).toContain(
      'The price is now $24.99. Nothing was charged.',
    )
    page.getByRole('button', { name: 'Pay $24.99' })
  })

  test('says nothing of a price that has not changed', async () => {
    const page = await showPayment({ isNewPrice: false })
    expect(page.queryByText(/The price is now/)).toBeNull()
    page.getByRole('button', { name: 'Pay $24.99' })
  })

  test.each([
    {
      price: { cents: 1999, currency: 'usd' },
      said: ['List price $67', '70% off, limited time', '$19.99'],
    },
    { price: { cents: 2499, currency: 'usd' }, said: ['$24.99'] },
    { price: { cents: 1999, currency: 'eur' }, said: ['€19.99'] },
  ])('claims a discount only at the price that the claim is of: $said', async ({ price, said }) => {
    const page = await showScreen(<OrderSummary price={price} />)
    const pieces = page.getAllByText(/^[$€]\d|% off/).map(({ textContent }) => textContent)
    expect(pieces).toEqual(said)
  })

  test('offers no payment before the form of the provider is ready', async () => {
    const { stripe, beReady } = buildStripe()
    const page = await showPayment({ stripe, price: { cents: 1999, currency: 'usd' } })
    const isOffered = () =>
      !page.getByRole('button', { name: 'Pay $19.99' }).hasAttribute('disabled')
    page.getByRole('button', { name: 'Change the email' })
    expect(isOffered()).toBe(false)
    beReady()
    expect(isOffered()).toBe(true)
  })
})

describe('the success page before it is sure', () => {
  const openPage = (path = '/success', user: CurrentUser | null = AMARA) => {
    if (user) answer(currentUser, () => user)
    else refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
    return showScreen(<SuccessPage />, { path, user })
  }
  const linksOf = (page: Page) =>
    page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

  test('asks the server again while the bank takes its time', async () => {
    answer(currentOrder, (): CurrentOrder => ({ state: 'processing', message: null }))
    const page = await openPage()
    page.getByRole('heading', { level: 1, name: 'Processing Payment...' })
    page.getByText('Please wait while we confirm your payment.')
    answer(currentOrder, (): CurrentOrder => ({ state: 'completed', message: null }))
    await page.findByRole('heading', { level: 1, name: 'Payment Successful!' })
  })

  test.each(['succeeded', 'processing', 'failed'])(
    'tells a stranger of no failure, whatever the address says of the payment: %s',
    async (status) => {
      answer(currentOrder, (): CurrentOrder => ({ state: 'none', message: null }))
      const page = await openPage(`/success?payment_intent_status=${status}`, null)
      await page.findByRole('heading', { level: 1, name: 'No payment found in this browser' })
      page.getByText(/^If you have paid in another browser or on another device, sign in\./)
      expect(linksOf(page)).toEqual([
        ['Sign In', '/auth'],
        ['Go to the Checkout', '/checkout'],
        ['Back to Home', '/'],
      ])
    },
  )

  test.each([
    [true, /^You are signed in as amara\. Your access is open\.$/, ['/dashboard', '/']],
    [false, /^You are signed in as amara\. .* another account/, ['/checkout', '/']],
  ])(
    'asks nobody to sign in who has (access: %s)',
    async (hasPremiumAccess, sentence, addresses) => {
      answer(currentOrder, (): CurrentOrder => ({ state: 'none', message: null }))
      const page = await openPage('/success', { ...AMARA, hasPremiumAccess })
      await page.findByText(sentence)
      expect(linksOf(page).map(([, address]) => address)).toEqual(addresses)
    },
  )

  test('says of a declined payment that it failed, and offers another try', async () => {
    answer(currentOrder, (): CurrentOrder => ({ state: 'failed', message: 'Declined.' }))
    const page = await openPage('/success', null)
    await page.findByRole('heading', { level: 1, name: 'Payment Failed' })
    page.getByText('Declined.')
    expect(linksOf(page)[0]).toEqual(['Try Again', '/checkout'])
  })

  test('offers no third payment to a person who has paid twice', async () => {
    answer(currentOrder, (): CurrentOrder => ({ state: 'failed', message: PAID_TWICE }))
    const page = await openPage('/success', null)
    await page.findByRole('heading', { level: 1, name: 'Already Have Access' })
    expect(linksOf(page)).toEqual([
      ['Sign In', '/auth'],
      ['Back to Home', '/'],
    ])
  })
})

describe('the success page', () => {
  let page: Page

  beforeEach(async () => {
    answer(currentOrder, (): CurrentOrder => ({ state: 'completed', message: null }))
    answer(currentUser, () => AMARA)
    page = await showScreen(<SuccessPage />, { user: AMARA })
    await page.findByRole('heading', { level: 1, name: 'Payment Successful!' })
  })

  test('lists what is included', () => {
    const title = page.getByRole('heading', { name: 'What is included' })
    const included = within(title.parentElement ?? title).getByRole('list')
    expect(textsIn(included)).toEqual([
      '100+ interview questions with a simulator',
      'Visa requirements, page by page',
      'DS-160 wizard and document checklists',
      'Social media compliance checklist',
      'Printable cheat sheets',
      'Full practice tests with results by category',
    ])
  })

  test('leads to the dashboard and back to the home page', () => {
    const names = (role: string) => page.getAllByRole(role).map(({ textContent }) => textContent)
    expect(names('button')).toEqual(['Access Learning Dashboard'])
    expect(names('link')).toEqual(['Back to Home'])
    expect(page.getByRole('link').getAttribute('href')).toBe('/')
  })

  test('opens the dashboard also where the access cannot be read again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    refuse(currentUser, 500, 'INTERNAL_ERROR')
    fireEvent.click(page.getByRole('button', { name: 'Access Learning Dashboard' }))
    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard')
    })
    expect(logged).toHaveBeenCalledOnce()
    assign.mockRestore()
  })
})

// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { type CurrentUser, currentUser } from '#contracts/accounts/account.ts'
import {
  confirmSandboxPayment,
  createGuestUser,
  createPaymentIntent,
  type PaymentIntent,
  type SandboxPayment,
} from '#contracts/checkout/checkout.ts'
import { type GuideSale, readGuideSale } from '#contracts/checkout/guide-sale.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { readSupport } from '#contracts/accounts/support.ts'
import '#pwa/device/sale/checks-of-guide.tsx'
import { CheckoutPage } from '#pwa/screens/checkout/checkout-page.tsx'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { answer, askedBodies, askedPaths, hold, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const GUEST = { ...AMARA, isGuest: true, hasPremiumAccess: false }
const INTENT: PaymentIntent = {
  clientSecret: 'pi_1_secret_2',
  publishableKey: null,
  cents: 1999,
  currency: 'usd',
}
const DECLINED: SandboxPayment = {
  status: 'requires_payment_method',
  error: 'Your card was declined.',
}

let buyers: string[]

beforeEach(() => {
  provideDevice(deviceForSession)
  buyers = []
  answer(currentUser, () => ({ ...GUEST, email: buyers.at(-1) ?? '' }))
  answer(createGuestUser, ({ email }) => {
    buyers.push(email)
    return { userId: GUEST.id, email, hasPremiumAccess: false }
  })
  answer(createPaymentIntent, () => INTENT)
})

async function openCheckout(user: CurrentUser | null = null) {
  const page = await showScreen(
    <>
      <CheckoutPage />
      <Toasts />
    </>,
    { path: '/checkout', user },
  )
  const email = () => page.getByRole('textbox', { name: 'Email' }) as HTMLInputElement
  return {
    ...page,
    email,
    enter: (address: string) => {
      email().focus()
      fireEvent.change(email(), { target: { value: address } })
      fireEvent.click(page.getByRole('button', { name: 'Continue to Secure Payment' }))
    },
    pay: (price = '$19.99') => {
      fireEvent.change(page.getByRole('textbox', { name: 'Card number' }), {
        target: { value: '4000 0000 0000 0002' },
      })
      fireEvent.click(page.getByRole('button', { name: `Pay ${price}` }))
    },
  }
}

describe('the email step', () => {
  test('asks for an address before anything is called', async () => {
    const page = await openCheckout()
    for (const blank of ['', '   ']) {
      page.enter(blank)
      const told = await page.findByText(
        'Email Required: Please enter your email address to continue.',
      )
      expect(page.container.contains(told)).toBe(true)
      await waitFor(() => {
        expect(document.activeElement).toBe(page.email())
      })
    }
    expect(askedPaths(createGuestUser)).toEqual([])
  })

  test('tells a bad address at its field alone, and leads there', async () => {
    refuse(createGuestUser, 400, 'INVALID_INPUT', {
      fields: { email: 'Enter a valid email address.' },
    })
    const page = await openCheckout()
    page.enter('not an address')
    await waitFor(() => {
      expect(document.activeElement).toBe(page.email())
      expect(page.email().getAttribute('aria-invalid')).toBe('true')
    })
    expect(page.getAllByText('Enter a valid email address.')).toHaveLength(1)
    expect(page.queryByText(/Failed to process/)).toBeNull()
    expect(page.email().value).toBe('not an address')
  })

  test('says to somebody signed in as whom, and asks only a visitor to sign in', async () => {
    const page = await openCheckout({ ...AMARA, hasPremiumAccess: false })
    expect(page.container.textContent).toContain(`You are signed in as ${isolate(AMARA.username)}.`)
    expect(page.queryByText('Sign in here')).toBeNull()
    page.unmount()
    ;(await openCheckout()).getByText('Sign in here')
  })

  test('tells of any other refusal above the field, and not in a toast', async () => {
    refuse(createGuestUser, 503, 'SERVER_BUSY')
    const page = await openCheckout()
    page.enter('buyer@example.org')
    const told = await page.findByText('Failed to process your information. Please try again.')
    expect(page.container.contains(told)).toBe(true)
    expect(told.closest('[role="alert"]')?.textContent).toContain('Error')
  })
})

describe('the focus', () => {
  test('goes on to the heading of each step, and back to the email', async () => {
    const { held, letGo } = hold<undefined>()
    answer(createPaymentIntent, async () => {
      await held
      return INTENT
    })
    const page = await openCheckout()
    expect(document.activeElement).toBe(document.body)
    page.enter('buyer@example.org')
    const setup = await page.findByRole('heading', { name: 'Setting Up Your Secure Payment' })
    await waitFor(() => {
      expect(document.activeElement).toBe(setup)
    })
    letGo(undefined)
    const payment = await page.findByRole('heading', { name: 'Payment' })
    await waitFor(() => {
      expect(document.activeElement).toBe(payment)
    })

    const change = page.getByRole('button', { name: 'Change the email' })
    change.focus()
    fireEvent.click(change)
    expect(document.activeElement).toBe(page.email())
  })

  test('stays where somebody has put it meanwhile', async () => {
    const { held, letGo } = hold<undefined>()
    answer(createPaymentIntent, async () => {
      await held
      return INTENT
    })
    const page = await openCheckout()
    page.enter('buyer@example.org')
    await page.findByRole('heading', { name: 'Setting Up Your Secure Payment' })
    const [question] = page.container.querySelectorAll('summary')
    question?.focus()
    letGo(undefined)
    await page.findByRole('heading', { name: 'Payment' })
    expect(document.activeElement).toBe(question)
  })
})

test('the email can be changed at the payment step, from what was entered', async () => {
  const page = await openCheckout()
  page.enter('typo@example.org')
  fireEvent.click(await page.findByRole('button', { name: 'Change the email' }))
  expect(page.email().value).toBe('typo@example.org')
  expect(page.email().readOnly).toBe(false)
  page.enter('right@example.org')
  await page.findByRole('heading', { name: 'Payment' })
  expect(page.email().value).toBe('right@example.org')
  expect(buyers).toEqual(['typo@example.org', 'right@example.org'])
})

test('a payment that cannot be set up names support, and is set up at another try', async () => {
  answer(readSupport, () => ({ email: 'support@example.com', issuer: 'visa.example' }))
  refuse(createPaymentIntent, 503, 'SERVER_BUSY', { message: 'The shop is busy.' })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const page = await openCheckout()
  page.enter('buyer@example.org')
  await page.findByText('The payment could not be set up')
  page.getByText(/The shop is busy\./)
  await page.findByRole('link', { name: 'support@example.com' })
  expect(logged).toHaveBeenCalledOnce()

  answer(createPaymentIntent, () => INTENT)
  fireEvent.click(page.getByRole('button', { name: 'Retry' }))
  await page.findByRole('heading', { name: 'Payment' })
})

test('a payment is confirmed once, however often the button is pressed', async () => {
  const { held, letGo } = hold<SandboxPayment>()
  answer(confirmSandboxPayment, () => held)
  const page = await openCheckout()
  page.enter('buyer@example.org')
  await page.findByRole('heading', { name: 'Payment' })
  const card = page.getByRole('textbox', { name: 'Card number' })
  fireEvent.change(card, { target: { value: '4242 4242 4242 4242' } })
  const button = page.getByRole('button', { name: 'Pay $19.99' })
  // Presses five times before the next render. The next render removes the button.
  act(() => {
    for (let press = 0; press < 5; press += 1) button.click()
  })
  letGo(DECLINED)
  await page.findByText('Your card was declined.')
  expect(askedPaths(confirmSandboxPayment)).toHaveLength(1)
})

test('a payment that can no longer be made gives way to one at the price of now', async () => {
  answer(confirmSandboxPayment, () => ({ status: 'canceled' as const, error: null }))
  const page = await openCheckout()
  page.enter('buyer@example.org')
  await page.findByRole('heading', { name: 'Payment' })
  answer(createPaymentIntent, () => ({ ...INTENT, cents: 2499 }))
  page.pay()
  await page.findByText('The price is now $24.99. Nothing was charged.')
  within(page.getByRole('complementary')).getByText('$24.99')
  const told = page.getByText(
    'The payment was not completed. Nothing was charged; you can try again.',
  )
  expect(told.closest('form [role="alert"]')?.textContent).toContain('Payment Failed')

  answer(confirmSandboxPayment, () => DECLINED)
  page.pay('$24.99')
  await page.findByText('Your card was declined.')
})

describe('a card that is declined', () => {
  test('is told at the form, and stays until the next try', async () => {
    answer(confirmSandboxPayment, () => DECLINED)
    const page = await openCheckout()
    page.enter('buyer@example.org')
    await page.findByRole('heading', { name: 'Payment' })
    page.pay()
    const told = await page.findByText('Your card was declined.')
    expect(told.closest('form [role="alert"]')?.textContent).toContain('Payment Failed')

    const { held, letGo } = hold<SandboxPayment>()
    answer(confirmSandboxPayment, () => held)
    page.pay()
    await page.findByText('Processing Payment...')
    expect(page.queryByText('Your card was declined.')).toBeNull()
    const change = page.getByRole('button', { name: 'Change the email' })
    expect(change.hasAttribute('disabled')).toBe(true)
    letGo(DECLINED)
    await page.findByText('Your card was declined.')
  })
})

describe('a guide whose warnings were checked long ago', () => {
  const CHECKED_ON = '2026-11-25'
  const KNOWN = 'I know that the warnings were last checked on 25 Nov 2026'
  const SALE: GuideSale = {
    state: 'open',
    warningsCheckedOn: CHECKED_ON,
    werePagesOpened: false,
    practitioner: { names: [], read: 0, of: 312 },
    natives: { es: { names: [], read: 0, of: 9 }, ar: { names: ['Amira'], read: 3, of: 8 } },
  }
  const next = (page: Awaited<ReturnType<typeof openCheckout>>) =>
    page.getByRole('button', { name: 'Continue to Secure Payment' }) as HTMLButtonElement

  test('is sold as before while the checks are young, and says how it ages', async () => {
    answer(readGuideSale, () => SALE)
    const page = await openCheckout()
    await page.findByText(/We checked every warning on 25 Nov 2026 or later\./)
    page.getByText('Read by a practitioner of US visa law: nobody yet.')
    page.getByText('Spanish texts read by a native speaker: nobody yet.')
    page.getByText('Arabic texts read by a native speaker: Amira, 3 of 8.')
    page.getByText(/at most 60 days after its check.* at most 90 days after their check/)
    expect(page.queryByRole('checkbox')).toBeNull()
    expect(next(page).disabled).toBe(false)
    page.enter('buyer@example.org')
    await page.findByRole('heading', { name: 'Payment' })
    expect(askedBodies(createGuestUser)).toEqual([{ email: 'buyer@example.org' }])
  })

  test('is sold only after a tick, above the price, and sends the day that was shown', async () => {
    answer(readGuideSale, () => ({ ...SALE, state: 'confirm' as const }))
    const page = await openCheckout()
    const tick = (await page.findByRole('checkbox', { name: KNOWN })) as HTMLInputElement
    page.getByText('We last checked the warnings of this guide on 25 Nov 2026')
    const [price] = page.getAllByText(/\$19\.99/)
    if (!price) throw new Error('no price')
    expect(tick.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    page.enter('buyer@example.org')
    expect(askedPaths(createGuestUser)).toEqual([])
    expect(next(page).disabled).toBe(true)
    const missing = page.getByText(/^Tick the sentence about the last check/)
    expect(next(page).getAttribute('aria-describedby')).toBe(missing.id)

    fireEvent.click(tick)
    expect(page.queryByText(/^Tick the sentence/)).toBeNull()
    page.enter('buyer@example.org')
    await page.findByRole('heading', { name: 'Payment' })
    expect(tick.disabled).toBe(true)
    const sent = [createGuestUser, createPaymentIntent].flatMap((call) => askedBodies(call))
    expect(sent).toMatchObject([{ knownCheck: CHECKED_ON }, { knownCheck: CHECKED_ON }])
  })

  test('is not sold after a year: a sentence stands in place of the form', async () => {
    answer(readGuideSale, () => ({ ...SALE, state: 'closed' as const }))
    const page = await openCheckout()
    await page.findByText('The guide is not for sale now')
    expect(page.container.textContent).toContain('We last checked its warnings on 25 Nov 2026.')
    expect(page.queryByRole('textbox')).toBeNull()
    expect(page.container.textContent).not.toContain('$19.99')
    page.getByText('Sign in here')
  })

  test.each([createGuestUser, createPaymentIntent])(
    'is asked about again when the server refuses $path on a page that was open for long',
    async (refused) => {
      answer(readGuideSale, () => SALE)
      const page = await openCheckout()
      await page.findByText(/We checked every warning/)
      const message = 'Confirm the day first.'
      refuse(refused, 409, 'CHECK_NOT_CONFIRMED', { message })
      answer(readGuideSale, () => ({ ...SALE, state: 'confirm' as const }))
      page.enter('buyer@example.org')
      await page.findByText(message)
      await page.findByRole('checkbox', { name: KNOWN })
      expect(next(page).disabled).toBe(true)
    },
  )

  test('can be bought while the server does not say when it was checked', async () => {
    refuse(readGuideSale, 503, 'SERVER_BUSY')
    const page = await openCheckout()
    page.enter('buyer@example.org')
    await page.findByRole('heading', { name: 'Payment' })
  })
})

import { describe, expect } from 'vitest'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { enterEmail, payButton } from './buyer.ts'
import { test } from './journey.ts'

describe('the two payment documents', () => {
  test('are reached from the app, and left to it, by a full load', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => ((globalThis as { isShell?: boolean }).isShell = true))
    await page.locator('a[href="/checkout"]').first().click()
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
    expect(await page.evaluate(() => 'isShell' in globalThis)).toBe(false)

    await page.evaluate(() => ((globalThis as { isPay?: boolean }).isPay = true))
    await page.getByRole('link', { name: 'Sign in here' }).click()
    await page.waitForURL('/auth')
    expect(await page.evaluate(() => 'isPay' in globalThis)).toBe(false)
  })

  test('open under an active worker, with the policy of the provider’s script', async ({
    openBrowser,
  }) => {
    const browser = await openBrowser({ serviceWorkers: 'allow' })
    const page = await browser.openPage('/')
    await waitForWorker(page)
    const answer = await page.goto('/checkout')
    expect(answer?.headers()['content-security-policy']).toContain('https://js.stripe.com')
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
    const other = await page.goto('/auth')
    expect(other?.headers()['content-security-policy'] ?? '').not.toContain('js.stripe.com')
  })

  test('remove the client secret from the address at once', async ({ page }) => {
    await page.goto('/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x')
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

/**
 * A double of the payment provider's script. It has only the functions that the app uses. A test
 * can make it accept the card, decline the card or never load.
 */
const STAND_IN = `window.Stripe = (key, { locale }) => ({
  elements: (options) => ({
    create: (type, settings) => {
      window.asked = { key, locale, type, settings, clientSecret: options.clientSecret }
      const handlers = {}
      return {
        on: (event, handle) => { handlers[event] = handle },
        mount: (place) => { place.textContent = 'Card form of the provider'; handlers.ready() },
        destroy: () => {},
      }
    },
  }),
  confirmPayment: async (options) => {
    window.confirmed = { redirect: options.redirect, returnUrl: options.confirmParams.return_url }
    return window.nextAnswer
  },
})`

describe('with the provider’s own script', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/create-payment-intent', (route) =>
      route.fulfill({
        json: {
          clientSecret: 'pi_1_secret_2',
          publishableKey: 'pk_test_1',
          cents: 1999,
          currency: 'usd',
        },
      }),
    )
  })

  test('the provider’s form is asked for as agreed, again if it does not load, and its answers lead on', async ({
    server,
    browser,
    page,
  }) => {
    await page.route('https://js.stripe.com/v3/', (route) => route.abort())
    await page.goto('/checkout')
    const email = newAddress()
    await enterEmail(page, email)
    await page.getByText('The payment could not be set up', { exact: true }).waitFor()
    expect(browser.complaints.splice(0)).toHaveLength(1)
    await page.unroute('https://js.stripe.com/v3/')
    await page.route('https://js.stripe.com/v3/', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Card form of the provider').waitFor()
    expect(await page.evaluate('window.asked')).toEqual({
      key: 'pk_test_1',
      locale: 'en',
      type: 'payment',
      settings: { layout: 'tabs', defaultValues: { billingDetails: { email } } },
      clientSecret: 'pi_1_secret_2',
    })

    await page.evaluate('window.nextAnswer = { error: { message: "Your card has expired." } }')
    await payButton(page).click()
    await page.getByText('Your card has expired.').waitFor()
    expect(await page.evaluate('window.confirmed')).toEqual({
      redirect: 'if_required',
      returnUrl: `${server.url}/success`,
    })

    await page.route('**/api/orders/current', (route) =>
      route.fulfill({ json: { state: 'completed', message: null } }),
    )
    await page.evaluate('window.nextAnswer = { paymentIntent: { status: "succeeded" } }')
    await payButton(page).click()
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  })
})

import { describe, expect } from 'vitest'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { CARDS, enterEmail, expectPaid, payButton, payWith, reachPayment } from './buyer.ts'
import { test } from './journey.ts'

describe('the two payment documents', () => {
  test('are reached from the app and left to it by loading anew', async ({ page }) => {
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

  test('are where a premium screen leads whoever has not paid', async ({ page }) => {
    await reachPayment(page)
    await page.goto('/test')
    await page.waitForURL('/checkout')
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
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

  test.for(['light', 'dark'] as const)(
    'are accessible and fit every width in %s',
    async (theme, { page }) => {
      await page.emulateMedia({ colorScheme: theme })
      const check = async () => {
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${page.url()} at ${String(width)}`).toBeLessThanOrEqual(0)
        }
        await checkAccessibility(page)
      }
      await page.goto('/success')
      await page.getByRole('heading', { name: 'Payment Failed' }).waitFor()
      await check()
      await page.goto('/checkout')
      await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
      await page.getByText('Can I get a refund?').click()
      await check()
      await enterEmail(page, newAddress())
      await payButton(page).waitFor()
      await check()
      await payWith(page, CARDS.good)
      await expectPaid(page)
      await check()
    },
  )
})

/** What the provider's script offers, as far as we use it; it succeeds, declines or never loads. */
const STAND_IN = `window.Stripe = (key) => ({
  elements: (options) => ({
    create: (type, settings) => {
      window.asked = { key, type, settings, clientSecret: options.clientSecret }
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

  test('the provider’s form is asked for as agreed, and its answers lead on', async ({
    server,
    page,
  }) => {
    await page.route('https://js.stripe.com/v3/', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    const email = await reachPayment(page)
    await page.getByText('Card form of the provider').waitFor()
    expect(await page.evaluate('window.asked')).toEqual({
      key: 'pk_test_1',
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

  test('a script that does not load can be asked for again', async ({ browser, page }) => {
    await page.route('https://js.stripe.com/v3/', (route) => route.abort())
    await page.goto('/checkout')
    await enterEmail(page, newAddress())
    await page.getByText('The payment could not be set up', { exact: true }).waitFor()
    expect(browser.complaints.splice(0)).toHaveLength(1)

    await page.unroute('https://js.stripe.com/v3/')
    await page.route('https://js.stripe.com/v3/', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Card form of the provider').waitFor()
  })
})

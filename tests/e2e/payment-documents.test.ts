import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Browser } from '#tests/support/browser/browser.ts'
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
    await page.getByRole('heading', { name: 'No payment found in this browser' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('a frame or a window of the payment provider', () => {
  const PROVIDER = [
    'https://js.stripe.com',
    'https://m-outer.js.stripe.com',
    'https://hooks.stripe.com',
  ]
  const WINDOW = 'https://hooks.stripe.com/window'
  const STRANGER = 'https://stranger.example'

  /** Opens a page, and answers in the place of other sites. No call leaves the machine. */
  async function openAmid({ openPage, context }: Browser, path: string) {
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other site</title>' }),
    )
    return openPage(path)
  }

  /** Returns whether a document of this origin may pay in a frame of the page. */
  async function mayPay(page: Page, origin: string): Promise<boolean> {
    const url = `${origin}/frame`
    await page.evaluate(async (src) => {
      const frame = Object.assign(document.createElement('iframe'), { src, allow: 'payment' })
      document.body.append(frame)
      await new Promise((done) => frame.addEventListener('load', done))
    }, url)
    const frame = page.frame({ url })
    if (!frame) throw new Error(`The page loads no frame of ${origin}.`)
    return frame.evaluate<boolean>(`document.featurePolicy.allowsFeature('payment')`)
  }

  /** Returns whether a window of the provider can answer to the page that has opened it. */
  async function keepsOpener(page: Page): Promise<boolean> {
    const opened = page.waitForEvent('popup')
    await page.evaluate((url) => void window.open(url), WINDOW)
    const popup = await opened
    await popup.waitForURL(WINDOW)
    return popup.evaluate(() => window.opener !== null)
  }

  test.for(['/checkout', '/success'])(
    'may pay on %s, and answers to the page',
    async (path, { browser }) => {
      const page = await openAmid(browser, path)
      for (const origin of PROVIDER) {
        expect([origin, await mayPay(page, origin)]).toEqual([origin, true])
      }
      expect(await keepsOpener(page)).toBe(true)
    },
  )

  test('may not pay on another page, and does not know the page', async ({ openBrowser }) => {
    // The content policy of this page refuses every frame. Without it, the permission alone decides.
    const page = await openAmid(await openBrowser({ bypassCSP: true }), '/auth')
    for (const origin of PROVIDER) {
      expect([origin, await mayPay(page, origin)]).toEqual([origin, false])
    }
    expect(await keepsOpener(page)).toBe(false)
  })

  test('may pay on a payment page only if it is the provider’s', async ({ openBrowser }) => {
    const page = await openAmid(await openBrowser({ bypassCSP: true }), '/checkout')
    expect(await mayPay(page, STRANGER)).toBe(false)
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

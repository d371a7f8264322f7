import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'

const PASSWORD = 'a window seat, please'
const CARDS = {
  good: '4242 4242 4242 4242',
  challenge: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  processing: '4000 0000 0000 0077',
}

let server: Server
let browser: Browser
let page: Page
let buyers = 0

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' })
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  browser = await openBrowser({ baseURL: server.url, viewport: { width: 1280, height: 900 } })
  page = await browser.openPage()
})

afterEach(async () => {
  expect(browser.complaints).toEqual([])
  await browser.close()
})

function newEmail(): string {
  buyers += 1
  return `buyer-${String(buyers)}@example.org`
}

async function enterEmail(email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue to Secure Payment' }).click()
}

async function reachPayment(email = newEmail()) {
  await page.goto('/checkout')
  await enterEmail(email)
  await payButton().waitFor()
  return email
}

function payButton() {
  return page.getByRole('button', { name: '$19.99' })
}

async function payWith(card: string) {
  await page.getByRole('button', { name: `Use ${card}` }).click()
  await payButton().click()
}

async function expectPaid() {
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await expect.poll(readAccess).toBe(true)
}

/** What the server says of whoever is signed in on this browser. */
async function readAccess(): Promise<boolean> {
  const answer = await page.request.get('/api/user')
  if (!answer.ok()) return false
  const { hasPremiumAccess } = (await answer.json()) as { hasPremiumAccess: boolean }
  return hasPremiumAccess
}

/** The link of a mail that the server has written for this address. */
function findMailedLink(email: string, kind: string): string | undefined {
  const folder = join(server.dataDir, 'mail')
  const links = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(email))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='))
    .map((mail) => new RegExp(`/auth/${kind}#token=[\\w-]{43}`).exec(mail)?.[0])
  return links.findLast((link) => link !== undefined)
}

describe('a guest', () => {
  test('buys with nothing but an email and a card, and sets a password by the mailed link', async () => {
    await page.goto('/checkout')
    await page.getByText('Enter your email to start your secure $19.99 purchase').waitFor()
    const email = newEmail()
    await enterEmail(email)
    const shown = page.getByRole('textbox', { name: 'Email' })
    await payButton().waitFor()
    expect(await shown.inputValue()).toBe(email)
    expect(await shown.getAttribute('readonly')).not.toBeNull()
    await page.getByText('This is a payment sandbox').waitFor()

    await payWith(CARDS.good)
    await page.getByText('Thank you for your purchase! You now have premium access.').waitFor()
    await expectPaid()
    await page.getByText(`A confirmation email was sent to ${email}`).waitFor()
    await page.getByRole('button', { name: 'Access Learning Dashboard' }).click()
    await page.waitForURL('/dashboard')

    await expect.poll(() => findMailedLink(email, 'claim')).toBeDefined()
    const elsewhere = await openBrowser({ baseURL: server.url })
    const mailbox = await elsewhere.openPage()
    await mailbox.goto(findMailedLink(email, 'claim') ?? '')
    await mailbox.getByLabel('New password', { exact: true }).fill(PASSWORD)
    expect(new URL(mailbox.url()).search).toBe('')
    await mailbox.getByRole('button', { name: 'Set Password' }).click()
    await mailbox.waitForURL('/dashboard')
    await elsewhere.close()
    expect(await readAccess()).toBe(false)
  })

  test('is told why a card was declined, and pays with another', async () => {
    await reachPayment()
    await payWith(CARDS.declined)
    const toast = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
    await toast.getByText('Your card was declined.').waitFor()
    expect(await readAccess()).toBe(false)

    await payWith(CARDS.good)
    await expectPaid()
    await page.getByText(/^A confirmation email was sent to /).waitFor()

    // The dashboard opens though the access cannot be read again.
    await page.route('**/api/user', (route) => route.abort())
    await page.getByRole('button', { name: 'Access Learning Dashboard' }).click()
    await page.waitForURL('/dashboard')
    expect(browser.complaints.splice(0)).toHaveLength(1)
  })

  test('is asked by the bank, declines, tries again and approves', async () => {
    await reachPayment()
    await payWith(CARDS.challenge)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alert').filter({ hasText: 'Payment Failed' }).waitFor()
    expect(await readAccess()).toBe(false)

    await payWith(CARDS.challenge)
    await page.getByText('Processing Payment...').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectPaid()
  })

  test('waits on the result page while the bank takes its time', async () => {
    await reachPayment()
    await payWith(CARDS.processing)
    await page.getByRole('heading', { name: 'Processing Payment...' }).waitFor()
    await page.getByText('Please wait while we confirm your payment.').waitFor()
    await expectPaid()
  })

  test('pays once, however often the button is pressed', async () => {
    await reachPayment()
    await page.getByRole('button', { name: `Use ${CARDS.good}` }).click()
    let confirmations = 0
    await page.route('**/api/sandbox/payments/confirm', async (route) => {
      confirmations += 1
      await route.continue()
    })
    await payButton().evaluate((button) => {
      for (let press = 0; press < 5; press += 1) (button as HTMLElement).click()
    })
    await expectPaid()
    expect(confirmations).toBe(1)
  })

  test('is told of a price that has changed since the page was loaded, and pays that one', async () => {
    await reachPayment()
    // As after another tab began at the new price: this payment can no longer be made.
    await page.route(
      '**/api/sandbox/payments/confirm',
      (route) => route.fulfill({ json: { status: 'canceled', error: null } }),
      { times: 1 },
    )
    await page.route('**/api/create-payment-intent', async (route) => {
      const answer = await route.fetch()
      const intent = (await answer.json()) as object
      await route.fulfill({ json: { ...intent, cents: 2499 } })
    })
    await payWith(CARDS.good)
    await page.getByText('The price is now $24.99. Nothing was charged.').waitFor()
    await page.getByRole('complementary').getByText('$24.99').waitFor()
    await checkAccessibility(page)

    await page.getByRole('button', { name: `Use ${CARDS.good}` }).click()
    await page.getByRole('button', { name: '$24.99' }).click()
    await expectPaid()
  })

  test('who closes the page before paying owes and owns nothing', async () => {
    const email = await reachPayment()
    await page.reload()
    await page.getByRole('button', { name: 'Continue to Secure Payment' }).waitFor()
    expect(await readAccess()).toBe(false)
    await page.goto('/success?payment_intent_status=succeeded')
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor()
    await page.getByRole('link', { name: 'Try Again' }).click()
    await page.waitForURL('/checkout')

    await enterEmail(email)
    await payButton().waitFor()
  })
})

test('a guest is told on the profile how to get a password', async () => {
  await reachPayment()
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Set a password first' }).waitFor()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await page.getByText('Once your purchase is complete, the link is on its way.').waitFor()
})

describe('the email step', () => {
  test('asks for an address before anything is called', async () => {
    let calls = 0
    await page.route('**/api/create-guest-user', async (route) => {
      calls += 1
      await route.continue()
    })
    await page.goto('/checkout')
    for (const blank of ['', '   ']) {
      await enterEmail(blank)
      await page.getByText('Please enter your email address to continue.').waitFor()
    }
    expect(calls).toBe(0)
  })

  test('says that the information could not be processed, and what is wrong with it', async () => {
    await page.goto('/checkout')
    await enterEmail('not an address')
    await page.getByText('Failed to process your information. Please try again.').waitFor()
    await page.getByText('Enter a valid email address.').waitFor()
  })

  test('leads a registered address to the log-in and back', async () => {
    const email = newEmail()
    await page.request.post('/api/register', {
      data: { username: email.split('@')[0], email, password: PASSWORD },
    })
    await page.context().clearCookies()
    await page.goto('/checkout')
    await enterEmail(email)
    await page.getByText('This email already has an account. Sign in to buy.').waitFor()
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('/auth?next=%2Fcheckout')
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('/checkout')

    const field = page.getByRole('textbox', { name: 'Email' })
    await expect.poll(() => field.inputValue()).toBe(email)
    await page.getByRole('button', { name: 'Continue to Secure Payment' }).click()
    await payWith(CARDS.good)
    await expectPaid()

    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Continue to Secure Payment' }).click()
    await page.getByText('You already have premium access to the visa guide!').waitFor()
    await page.getByText('Nothing was charged.').waitFor()
  })

  test('offers a retry and the address of support when the payment cannot be set up', async () => {
    await page.route('**/api/create-payment-intent', (route) => route.abort())
    await page.goto('/checkout')
    await enterEmail(newEmail())
    await page.getByRole('heading', { name: 'Setting Up Your Secure Payment' }).waitFor()
    await page.getByText('The payment could not be set up', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'support@example.com' }).waitFor()
    expect(browser.complaints.splice(0)).toHaveLength(1)

    await page.unroute('**/api/create-payment-intent')
    await page.getByRole('button', { name: 'Retry' }).click()
    await payButton().waitFor()
  })
})

describe('the two payment documents', () => {
  test('are reached from the app and left to it by loading anew', async () => {
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

  test('are where a premium screen leads whoever has not paid', async () => {
    await reachPayment()
    await page.goto('/test')
    await page.waitForURL('/checkout')
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
  })

  test('open under an active worker, with the policy of the provider’s script', async () => {
    await page.goto('/')
    await waitForWorker(page)
    const answer = await page.goto('/checkout')
    expect(answer?.headers()['content-security-policy']).toContain('https://js.stripe.com')
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
    const other = await page.goto('/auth')
    expect(other?.headers()['content-security-policy'] ?? '').not.toContain('js.stripe.com')
  })

  test('remove the client secret from the address at once', async () => {
    await page.goto('/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x')
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test.each(['light', 'dark'] as const)(
    'are accessible and fit every width in %s',
    async (theme) => {
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
      await enterEmail(newEmail())
      await payButton().waitFor()
      await check()
      await payWith(CARDS.good)
      await expectPaid()
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
  beforeEach(async () => {
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

  test('the provider’s form is asked for as agreed, and its answers lead on', async () => {
    await page.route('https://js.stripe.com/v3/', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
    )
    const email = await reachPayment()
    await page.getByText('Card form of the provider').waitFor()
    expect(await page.evaluate('window.asked')).toEqual({
      key: 'pk_test_1',
      type: 'payment',
      settings: { layout: 'tabs', defaultValues: { billingDetails: { email } } },
      clientSecret: 'pi_1_secret_2',
    })

    await page.evaluate('window.nextAnswer = { error: { message: "Your card has expired." } }')
    await payButton().click()
    await page.getByText('Your card has expired.').waitFor()
    expect(await page.evaluate('window.confirmed')).toEqual({
      redirect: 'if_required',
      returnUrl: `${server.url}/success`,
    })

    await page.route('**/api/orders/current', (route) =>
      route.fulfill({ json: { state: 'completed', message: null } }),
    )
    await page.evaluate('window.nextAnswer = { paymentIntent: { status: "succeeded" } }')
    await payButton().click()
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  })

  test('a script that does not load can be asked for again', async () => {
    await page.route('https://js.stripe.com/v3/', (route) => route.abort())
    await page.goto('/checkout')
    await enterEmail(newEmail())
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

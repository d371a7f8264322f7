import { describe, expect } from 'vitest'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import {
  CARDS,
  enterEmail,
  expectPaid,
  payButton,
  payWith,
  reachPayment,
  readAccess,
} from './buyer.ts'
import { test } from './journey.ts'
import { waitForLink } from './mailbox.ts'

describe('a guest', () => {
  test('buys with nothing but an email and a card, and sets a password by the mailed link', async ({
    server,
    openBrowser,
    page,
  }) => {
    await page.goto('/checkout')
    await page.getByText('Enter your email to start your secure $19.99 purchase').waitFor()
    const email = newAddress()
    await enterEmail(page, email)
    const shown = page.getByRole('textbox', { name: 'Email' })
    await payButton(page).waitFor()
    expect(await shown.inputValue()).toBe(email)
    expect(await shown.getAttribute('readonly')).not.toBeNull()
    await page.getByText('This is a payment sandbox').waitFor()

    await payWith(page, CARDS.good)
    await page.getByText('Thank you for your purchase! You now have premium access.').waitFor()
    await expectPaid(page)
    await page.getByText(`A confirmation email was sent to ${email}`).waitFor()
    await page.getByRole('button', { name: 'Access Learning Dashboard' }).click()
    await page.waitForURL('/dashboard')

    const link = await waitForLink(server, email, 'claim')
    const mailbox = await (await openBrowser()).openPage(link)
    await mailbox.getByLabel('New password', { exact: true }).fill(PASSWORD)
    expect(new URL(mailbox.url()).search).toBe('')
    await mailbox.getByRole('button', { name: 'Set Password' }).click()
    await mailbox.waitForURL('/dashboard')
    expect(await readAccess(page)).toBe(false)
  })

  test('is told why a card was declined, and pays with another', async ({ browser, page }) => {
    await reachPayment(page)
    await payWith(page, CARDS.declined)
    const failure = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
    await failure.getByText('Your card was declined.').waitFor()
    expect(await readAccess(page)).toBe(false)

    await payWith(page, CARDS.good)
    await expectPaid(page)
    await page.getByText(/^A confirmation email was sent to /).waitFor()

    // The dashboard opens though the access cannot be read again.
    await page.route('**/api/user', (route) => route.abort())
    await page.getByRole('button', { name: 'Access Learning Dashboard' }).click()
    await page.waitForURL('/dashboard')
    expect(browser.complaints.splice(0)).toHaveLength(1)
  })

  test('is asked by the bank, declines, tries again and approves', async ({ page }) => {
    await reachPayment(page)
    await payWith(page, CARDS.challenge)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alert').filter({ hasText: 'Payment Failed' }).waitFor()
    expect(await readAccess(page)).toBe(false)

    await payWith(page, CARDS.challenge)
    await page.getByText('Processing Payment...').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectPaid(page)
  })

  test('waits on the result page while the bank takes its time', async ({ page }) => {
    await reachPayment(page)
    await payWith(page, CARDS.processing)
    await page.getByRole('heading', { name: 'Processing Payment...' }).waitFor()
    await page.getByText('Please wait while we confirm your payment.').waitFor()
    await expectPaid(page)
  })

  test('pays once, however often the button is pressed', async ({ page }) => {
    await reachPayment(page)
    await page.getByRole('button', { name: `Use ${CARDS.good}` }).click()
    let confirmations = 0
    await page.route('**/api/sandbox/payments/confirm', async (route) => {
      confirmations += 1
      await route.continue()
    })
    await payButton(page).evaluate((button) => {
      for (let press = 0; press < 5; press += 1) (button as HTMLElement).click()
    })
    await expectPaid(page)
    expect(confirmations).toBe(1)
  })

  test('is told of a price that has changed since the page was loaded, and pays that one', async ({
    page,
  }) => {
    await reachPayment(page)
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
    await payWith(page, CARDS.good)
    await page.getByText('The price is now $24.99. Nothing was charged.').waitFor()
    await page.getByRole('complementary').getByText('$24.99').waitFor()
    await checkAccessibility(page)

    await page.getByRole('button', { name: `Use ${CARDS.good}` }).click()
    await page.getByRole('button', { name: '$24.99' }).click()
    await expectPaid(page)
  })

  test('who closes the page before paying owes and owns nothing', async ({ page }) => {
    const email = await reachPayment(page)
    await page.reload()
    await page.getByRole('button', { name: 'Continue to Secure Payment' }).waitFor()
    expect(await readAccess(page)).toBe(false)
    await page.goto('/success?payment_intent_status=succeeded')
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor()
    await page.getByRole('link', { name: 'Try Again' }).click()
    await page.waitForURL('/checkout')

    await enterEmail(page, email)
    await payButton(page).waitFor()
  })
})

test('a guest who bought is told in the wallet and on the profile how to get a password', async ({
  page,
}) => {
  await reachPayment(page)
  await payWith(page, CARDS.good)
  await expectPaid(page)
  for (const address of ['/profile', '/wallet']) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Set a password first' }).waitFor()
  }
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await page.getByText('The link is on its way.').waitFor()
})

describe('the email step', () => {
  test('asks for an address before anything is called', async ({ page }) => {
    let calls = 0
    await page.route('**/api/create-guest-user', async (route) => {
      calls += 1
      await route.continue()
    })
    await page.goto('/checkout')
    for (const blank of ['', '   ']) {
      await enterEmail(page, blank)
      await page.getByText('Please enter your email address to continue.').waitFor()
    }
    expect(calls).toBe(0)
  })

  test('says at the field what is wrong with an address', async ({ page }) => {
    await page.goto('/checkout')
    await enterEmail(page, 'not an address')
    await page.getByText('Enter a valid email address.').waitFor()
  })

  test('leads a registered address to the log-in and back', async ({ page }) => {
    const email = newAddress()
    await page.request.post('/api/register', {
      data: { username: email.split('@')[0], email, password: PASSWORD },
    })
    await page.context().clearCookies()
    await page.goto('/checkout')
    await enterEmail(page, email)
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
    await payWith(page, CARDS.good)
    await expectPaid(page)

    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Continue to Secure Payment' }).click()
    await page.getByText('You already have premium access to the visa guide!').waitFor()
    await page.getByText('Nothing was charged.').waitFor()
  })

  test('offers a retry and the address of support when the payment cannot be set up', async ({
    browser,
    page,
  }) => {
    await page.route('**/api/create-payment-intent', (route) => route.abort())
    await page.goto('/checkout')
    await enterEmail(page, newAddress())
    await page.getByRole('heading', { name: 'Setting Up Your Secure Payment' }).waitFor()
    await page.getByText('The payment could not be set up', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'support@example.com' }).waitFor()
    expect(browser.complaints.splice(0)).toHaveLength(1)

    await page.unroute('**/api/create-payment-intent')
    await page.getByRole('button', { name: 'Retry' }).click()
    await payButton(page).waitFor()
  })
})

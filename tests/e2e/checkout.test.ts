import { describe, expect } from 'vitest'
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

  test('is declined by the bank, says no to it, tries again and approves, and waits for it', async ({
    page,
  }) => {
    await reachPayment(page)
    await payWith(page, CARDS.declined)
    const failure = page.getByRole('alert').filter({ hasText: 'Payment Failed' })
    await failure.getByText('Your card was declined.').waitFor()
    expect(await readAccess(page)).toBe(false)
    await payWith(page, CARDS.challenge)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alert').filter({ hasText: 'Payment Failed' }).waitFor()
    expect(await readAccess(page)).toBe(false)

    await payWith(page, CARDS.challenge)
    await page.getByText('Processing Payment...').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectPaid(page)
  })
})

describe('the email step', () => {
  test('takes the address of somebody who has signed in', async ({ page }) => {
    const email = newAddress()
    await page.request.post('/api/register', {
      data: { username: email.split('@')[0], email, password: PASSWORD },
    })
    await page.goto('/checkout')
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
})

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newAddress } from '#tests/support/checkout/checkout.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  challenge: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  processing: '4000 0000 0000 0077',
}

export async function enterEmail(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue to Secure Payment' }).click()
}

/** Goes through the checkout until the card form is shown. Returns the buyer's email address. */
export async function reachPayment(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/checkout')
  await enterEmail(page, email)
  await payButton(page).waitFor()
  return email
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: '$19.99' })
}

export async function payWith(page: Page, card: string) {
  await page.getByRole('button', { name: `Use ${card}` }).click()
  await payButton(page).click()
}

export async function expectPaid(page: Page) {
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  // A toast does not repeat it.
  expect(await page.getByText('Payment Successful').count()).toBe(1)
  await expect.poll(() => readAccess(page)).toBe(true)
}

/** Asks the server whether the user who is signed in to this browser has premium access. */
export async function readAccess(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/user')
  if (!answer.ok()) return false
  const { hasPremiumAccess } = (await answer.json()) as { hasPremiumAccess: boolean }
  return hasPremiumAccess
}

import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { logIn } from '#tests/support/browser/sign-in.ts'
import { plugIn, withoutAutofill } from './authenticator.ts'
import { test as plain } from './journey.ts'

/** The server's address with the name localhost. Browsers allow no passkeys for an IP address. */
const test = plain.extend('address', ({ server }) => server.url.replace('127.0.0.1', 'localhost'))

async function addPasskey(page: Page, username: string, address: string) {
  await page.goto(`${address}/auth`)
  await logIn(page, { username })
  await page.waitForURL(`${address}/progress`)
  await page.goto(`${address}/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('From now on it signs you in.').waitFor()
  await page.getByText('Not used yet').waitFor()
}

async function pressLogout(page: Page, username: string) {
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

test('a holder adds a passkey, is signed in by what the browser fills in, and removes it', async ({
  page,
  person,
  address,
}) => {
  await plugIn(page)
  await addPasskey(page, person.username, address)
  await checkAccessibility(page)
  await pressLogout(page, person.username)

  // After the log-out, the profile redirects to the log-in form. The form asks the authenticator
  // without a press. The authenticator signs the person in.
  await page.getByText('Welcome back!').waitFor()
  await page.getByText(/Last used/).waitFor()
  await page.getByRole('button', { name: /^Remove passkey/ }).click()
  await page.getByRole('button', { name: 'Remove passkey', exact: true }).click()
  await page.getByText('It signs nobody in any more.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Remove passkey/ }).count()).toBe(0)
})

test('a holder whose browser fills nothing in presses for the passkey', async ({
  page,
  person,
  address,
}) => {
  await withoutAutofill(page)
  await plugIn(page)
  await addPasskey(page, person.username, address)
  await pressLogout(page, person.username)
  await page.getByText('You have been successfully logged out.').waitFor()

  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await button.waitFor()
  await checkAccessibility(page)
  await button.click()
  await page.getByText('Welcome back!').waitFor()
  await page.waitForURL(`${address}/profile`)
})

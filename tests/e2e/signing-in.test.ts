import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { KEEPER, logIn, PASSWORD } from '#tests/support/browser/sign-in.ts'
import { nameSomebody, test } from './journey.ts'

async function signUp(page: Page, username: string) {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  // Waits for the sign-up form. The log-in form has a field for a username too, so the field alone
  // is not enough.
  await page.getByRole('heading', { name: 'Join Visa Success Guide' }).waitFor()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click()
}

describe('somebody new', () => {
  test('is told at each field what is missing or taken, then signs up, out and in again', async ({
    page,
  }) => {
    const username = nameSomebody()
    await page.goto('/auth?tab=signup')
    await page.getByRole('heading', { name: 'Join Visa Success Guide' }).waitFor()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click()
    for (const text of [
      'Username is required',
      'Password is required',
      'Please confirm your password',
    ]) {
      await page.getByText(text).waitFor()
    }
    await expect
      .poll(() => page.getByLabel('Username').evaluate((input) => input === document.activeElement))
      .toBe(true)

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password', { exact: true }).fill('another one')
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click()
    await page.getByText("Passwords don't match").waitFor()

    await signUp(page, KEEPER.username)
    await page.getByText('Registration failed').waitFor()
    await expect.poll(() => page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true')

    await signUp(page, username)
    await page.getByText('Welcome to Visa Success Guide!').waitFor()
    await page.waitForURL('/progress')
    await page.getByRole('heading', { name: 'What you can do now' }).waitFor()

    await page.getByRole('button', { name: username }).click()
    await page.getByRole('banner').getByText(`${username}@example.org`).waitFor()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('You have been successfully logged out.').waitFor()
    await page.getByRole('link', { name: 'Login' }).waitFor()

    await page.goto('/auth')
    await logIn(page, { username: username })
    await page.getByText('Welcome back!').waitFor()
    await page.waitForURL('/progress')
  })
})

describe('a visitor', () => {
  test('is asked to sign in, and led back to the page that asked', async ({ page }) => {
    await page.goto('/nowhere/at/all')
    await page.getByRole('heading', { name: '404' }).waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL('/')
    for (const [path, title, action] of [
      ['/wallet', 'Sign in to see your wallet', 'Sign In'],
      ['/qr-verify', 'Authentication Required', 'Go to Login'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { name: title }).waitFor()
      await page.getByRole('main').getByRole('link', { name: action }).click()
      await page.waitForURL(`/auth?next=${encodeURIComponent(path)}`)
    }
    await page.goto('/profile')
    await page.waitForURL('/auth?next=%2Fprofile')
    await logIn(page, KEEPER)
    await page.waitForURL('/profile')
    await page.getByText('Member Since').waitFor()
  })
})

describe('the admin console', () => {
  test('is denied to others and open to administrators, who find it in their menus', async ({
    page,
  }) => {
    await page.goto('/auth?next=/admin')
    await signUp(page, nameSomebody())
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await page.getByText("You don't have permission to access the admin dashboard.").waitFor()
    const places = page.getByRole('navigation', { name: 'Main' })
    await places.getByRole('link', { name: 'Digital Visa Wallet' }).waitFor()
    expect(await places.getByRole('link', { name: 'Admin Console' }).count()).toBe(0)

    await page.context().clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
    })
    // This link is forged. It must not lead to another site.
    await page.goto(`/auth?next=${encodeURIComponent('//evil.example/')}`)
    await logIn(page, KEEPER)
    await page.waitForURL('/admin')
    await places.getByRole('link', { name: 'Admin Console' }).waitFor()
    await page.getByRole('link', { name: 'Visa Success Guide, home' }).click()
    await page.getByRole('button', { name: 'Visa Tools' }).click()
    await page.getByRole('menuitem', { name: 'Admin Console' }).waitFor()
  })
})

describe('the theme', () => {
  test('is kept, applied before the first paint, and outlives a log-out', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')

    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/auth', { waitUntil: 'commit' })
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.unroute('**/assets/*.js')

    await page.goto('/auth')
    const username = nameSomebody()
    await signUp(page, username)
    await page.getByRole('button', { name: username }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('You have been successfully logged out.').waitFor()
    await page.reload()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  })
})

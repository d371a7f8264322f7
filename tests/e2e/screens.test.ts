import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { openProfile } from './account.ts'
import { SCREENS } from './engines/screens.ts'
import { CARDS, enterEmail, expectPaid, payButton, payWith } from './buyer.ts'
import { expectEvenButtons } from './even-buttons.ts'
import { test } from './journey.ts'
import { expectNoSidewaysScroll } from './sideways.ts'

const WIDTHS = [320, 390, 768, 1280]

/**
 * Checks a screen in each width and theme. Other tests check the dialogs, and the screens that need
 * preparation.
 */
async function checkScreen(page: Page) {
  await expectNoSidewaysScroll(page, WIDTHS)
  await expectEvenButtons(page)
  await checkBothThemes(page)
}

async function checkScreens(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await checkScreen(page)
  }
}

describe('every screen is accessible in both themes, and fits every width', () => {
  test('for a visitor', async ({ page }) => {
    await page.goto('/')
    await page.locator('#pricing').waitFor()
    await checkScreen(page)
    await page.goto('/guide')
    await page.locator('#dated-notices').waitFor()
    await checkScreen(page)
    const paths = new Set(SCREENS.visitor.map(({ path }) => path))
    for (const path of ['/', '/guide', '/checkout']) paths.delete(path)
    await checkScreens(page, [...paths, '/wallet'])
  })

  test('for somebody with an account', async ({ person, page }) => {
    await openProfile(page, person)
    await checkScreen(page)
    await page.goto('/wallet')
    await page.getByRole('heading', { name: 'Your Wallet is Empty' }).waitFor()
    await checkScreen(page)
    const links = ['claim', 'unlock', 'change', 'not-me'].map(
      (kind) => `/auth/${kind}#token=${'a'.repeat(43)}`,
    )
    await checkScreens(page, ['/auth/forgot', ...links])
  })

  test('for a buyer, up to the password that is missing', async ({ page }) => {
    await page.goto('/checkout')
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
    await page.getByText('Can I get a refund?').click()
    await checkScreen(page)
    await enterEmail(page, newAddress())
    await payButton(page).waitFor()
    await checkScreen(page)
    await payWith(page, CARDS.good)
    await expectPaid(page)
    await checkScreen(page)
    for (const path of ['/profile', '/wallet']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Set a password first' }).waitFor()
    }
    await checkScreen(page)
  })
})

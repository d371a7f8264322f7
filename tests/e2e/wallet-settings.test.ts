import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { eventually, HOLDER_NAME, openWallet, waitForPass, test } from './wallet-holder.ts'

function settings(page: Page) {
  return page.getByRole('dialog', { name: 'Wallet settings' })
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await settings(page).waitFor()
}

function optionsOf(page: Page, label: string) {
  return settings(page).getByLabel(label).locator('option').allTextContents()
}

async function save(page: Page, toast = 'Settings Saved') {
  await settings(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText(toast).waitFor()
}

/**
 * Replaces the browser's notifications by a record of their titles. A test cannot see real
 * notifications.
 */
async function recordNotifications(page: Page) {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[] = []
    class Told {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      constructor(title: string) {
        shown.push(title)
        sessionStorage.setItem('told', JSON.stringify(shown))
      }
    }
    Object.defineProperty(window, 'Notification', { value: Told })
    Object.defineProperty(ServiceWorkerContainer.prototype, 'getRegistration', {
      value: () => Promise.resolve(undefined),
    })
  })
}

function told(page: Page) {
  return page.evaluate(() => sessionStorage.getItem('told'))
}

describe('the settings of the wallet', () => {
  test('offer what the wallet knows, and say how long a code lives', async ({ holder, page }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings(page)
    await checkAccessibility(page)
    expect(await optionsOf(page, 'Code valid for')).toEqual(
      [2, 5, 7, 10, 15].map((minutes) => `${String(minutes)} minutes`),
    )
    expect(await optionsOf(page, 'Expiring soon means')).toEqual(
      [7, 14, 30, 60, 90].map((days) => `within ${String(days)} days`),
    )
    expect(await optionsOf(page, 'Security level')).toEqual(['Standard', 'High (PIN)'])
    expect(await optionsOf(page, 'Theme')).toEqual(['System', 'Light', 'Dark'])
    await settings(page)
      .getByText(/^Version \d/)
      .waitFor()
    await settings(page).getByLabel('Code valid for').selectOption('2')
    await save(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('Valid for 2 minutes').waitFor()
    await eventually(() => page.getByRole('timer').textContent()).toMatch(/^(2:00|1:5\d)/)
  })

  test('notify on every screen of the app, not only in the wallet', async ({
    issuer,
    holder,
    page,
  }) => {
    await issuer.issue(holder, { type: 'H-1B', expiresInDays: 5 })
    await recordNotifications(page)
    await openWallet(page, holder)
    await eventually(() => told(page)).toBe('["H-1B Specialty Worker expires soon"]')
    await page.evaluate(() => {
      sessionStorage.removeItem('told')
      localStorage.removeItem('walletNotified')
    })
    await page.goto('/profile')
    await eventually(() => told(page)).toBe('["H-1B Specialty Worker expires soon"]')
  })

  test('travel to another device of the holder when they are backed up', async ({
    holder,
    openBrowser,
    page,
  }) => {
    await openWallet(page, holder)
    await openSettings(page)
    await settings(page).getByLabel('Code valid for').selectOption('2')
    await settings(page)
      .getByRole('switch', { name: /^Back up/ })
      .click()
    const synced = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/sync') &&
        (response.request().postData() ?? '').includes('settings_saved'),
    )
    await save(page)
    await synced

    const otherPage = await (await openBrowser()).openPage()
    await openWallet(otherPage, holder)
    await eventually(() =>
      otherPage.evaluate(
        () => JSON.parse(localStorage.getItem('walletSettings') ?? '{}') as object,
      ),
    ).toMatchObject({ qrExpiryMinutes: 2, autoBackup: true })
  })

  test('remove what this device keeps, and load it again from the account', async ({
    holder,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings(page)
    await settings(page).getByRole('button', { name: 'Clear Data' }).click()
    await page
      .getByRole('dialog', { name: 'Clear Data' })
      .getByRole('button', { name: 'Clear Data' })
      .click()
    await page.getByText('Data Cleared').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await waitForPass(page)
  })
})

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

function readStored(page: Page) {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('walletSettings') ?? 'null') as Record<string, unknown>,
  )
}

/** Keeps what the app notifies of, which no test can see on the desktop. */
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

  test('leave a code expired when no new one is to be made', async ({ holder, page }) => {
    await page.clock.install()
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings(page)
    await settings(page).getByRole('switch', { name: 'Make a new code when one expires' }).click()
    await save(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByRole('timer').waitFor()
    await page.clock.fastForward(7 * 60_000)
    await page.getByText('QR Code Expired - Refresh to generate new').waitFor()
    await page.clock.fastForward(60_000)
    await page.getByRole('dialog').getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('img', { name: 'QR code' }).waitFor()
  })

  test('say what soon means, and whether cards show their ids', async ({ holder, page }) => {
    await openWallet(page, holder)
    const card = page.getByRole('article')
    await card.getByText('Valid', { exact: true }).waitFor()
    expect(await card.getByText('Credential').count()).toBe(0)

    await openSettings(page)
    await settings(page).getByLabel('Expiring soon means').selectOption('60')
    await settings(page).getByRole('switch', { name: 'Show credential IDs on cards' }).click()
    await save(page)
    await page.keyboard.press('Escape')
    await card.getByText('Expiring Soon').waitFor()
    expect(await card.locator('code').textContent()).toMatch(/^…[0-9a-f]{8}$/)
  })

  test('edit the same theme as the header does', async ({ holder, page }) => {
    await openWallet(page, holder)
    await openSettings(page)
    await settings(page).getByLabel('Theme').selectOption('dark')
    await save(page)
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await theme()).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light')
    })
    await page.reload()
    await openSettings(page)
    expect(await settings(page).getByLabel('Theme').inputValue()).toBe('light')
  })

  test('go back to the defaults, and forgive what others stored there', async ({
    holder,
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'walletSettings',
        JSON.stringify({ qrExpiryMinutes: 999, showCredentialIds: true, autoBackup: 'yes' }),
      )
    })
    await openWallet(page, holder)
    await page.getByRole('article').getByText('Credential', { exact: true }).waitFor()
    await openSettings(page)
    expect(await settings(page).getByLabel('Code valid for').inputValue()).toBe('7')
    await settings(page).getByRole('button', { name: 'Reset' }).click()
    await page.getByText('Settings Reset').waitFor()
    expect(await readStored(page)).toEqual({
      qrExpiryMinutes: 7,
      autoRefreshQR: true,
      notificationsEnabled: true,
      expiryWarningDays: 30,
      showCredentialIds: false,
      themePreference: 'system',
      securityLevel: 'standard',
      autoBackup: false,
    })
  })

  test('say when they cannot be saved', async ({ holder, page }) => {
    await openWallet(page, holder)
    await openSettings(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Failed to save settings. Please try again.').waitFor()
  })

  test('notify of a credential that expires soon, once a day', async ({ issuer, holder, page }) => {
    await issuer.issue(holder, { type: 'H-1B', expiresInDays: 5 })
    await recordNotifications(page)
    await openWallet(page, holder)
    await eventually(() => told(page)).toBe('["H-1B Specialty Worker expires soon"]')
    await page.evaluate(() => {
      sessionStorage.removeItem('told')
    })
    await page.reload()
    await page.getByRole('heading', { name: HOLDER_NAME }).first().waitFor()
    await issuer.issue(holder, { type: 'J-1', expiresInDays: 5 })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await eventually(() => told(page)).toBe('["J-1 Exchange Visitor expires soon"]')
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

  test('notify of nothing when notifications are off', async ({ issuer, holder, page }) => {
    await issuer.issue(holder, { type: 'H-1B', expiresInDays: 5 })
    await recordNotifications(page)
    await page.addInitScript(() => {
      if (localStorage.getItem('walletSettings') === null) {
        const settings = JSON.stringify({ notificationsEnabled: false })
        localStorage.setItem('walletSettings', settings)
      }
    })
    await openWallet(page, holder)
    await page.getByText('Expiring Soon').waitFor()
    expect(await told(page)).toBe(null)

    await openSettings(page)
    const notifying = settings(page).getByRole('switch', { name: /^Notify/ })
    expect(await notifying.getAttribute('aria-checked')).toBe('false')
    await notifying.click()
    await save(page)
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

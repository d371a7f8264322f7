import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import {
  eventually,
  HOLDER_NAME,
  openWallet,
  startWalletServer,
  waitForPass,
  type Holder,
  type WalletServer,
} from './wallet-holder.ts'

let wallet: WalletServer
let browser: Browser
let page: Page
let holder: Holder

beforeAll(async () => {
  wallet = await startWalletServer()
})

afterAll(async () => {
  await wallet.server.close()
})

beforeEach(async () => {
  holder = await wallet.register()
  await wallet.issue(holder, { expiresInDays: 45 })
  browser = await openBrowser({
    baseURL: wallet.server.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  page = await browser.openPage()
})

afterEach(async () => {
  expect(browser.complaints).toEqual([])
  await browser.close()
})

function settings() {
  return page.getByRole('dialog', { name: 'Wallet settings' })
}

async function openSettings() {
  await page.getByRole('button', { name: 'Settings' }).click()
  await settings().waitFor()
}

function optionsOf(label: string) {
  return settings().getByLabel(label).locator('option').allTextContents()
}

async function save(toast = 'Settings Saved') {
  await settings().getByRole('button', { name: 'Save' }).click()
  await page.getByText(toast).waitFor()
}

function readStored() {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('walletSettings') ?? 'null') as Record<string, unknown>,
  )
}

/** Keeps what the app notifies of, which no test can see on the desktop. */
async function recordNotifications() {
  await browser.context.grantPermissions(['notifications'])
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

function told() {
  return page.evaluate(() => sessionStorage.getItem('told'))
}

describe('the settings of the wallet', () => {
  test('offer what the wallet knows, and say how long a code lives', async () => {
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings()
    await checkAccessibility(page)
    expect(await optionsOf('Code valid for')).toEqual(
      [2, 5, 7, 10, 15].map((minutes) => `${String(minutes)} minutes`),
    )
    expect(await optionsOf('Expiring soon means')).toEqual(
      [7, 14, 30, 60, 90].map((days) => `within ${String(days)} days`),
    )
    expect(await optionsOf('Security level')).toEqual(['Standard', 'High (PIN)'])
    expect(await optionsOf('Theme')).toEqual(['System', 'Light', 'Dark'])
    await settings()
      .getByText(/^Version \d/)
      .waitFor()
    await settings().getByLabel('Code valid for').selectOption('2')
    await save()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('Valid for 2 minutes').waitFor()
    await eventually(() => page.getByRole('timer').textContent()).toMatch(/^(2:00|1:5\d)/)
  })

  test('leave a code expired when no new one is to be made', async () => {
    await page.clock.install()
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings()
    await settings().getByRole('switch', { name: 'Make a new code when one expires' }).click()
    await save()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByRole('timer').waitFor()
    await page.clock.fastForward(7 * 60_000)
    await page.getByText('QR Code Expired - Refresh to generate new').waitFor()
    await page.clock.fastForward(60_000)
    await page.getByRole('dialog').getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('img', { name: 'QR code' }).waitFor()
  })

  test('say what soon means, and whether cards show their ids', async () => {
    await openWallet(page, holder)
    const card = page.getByRole('article')
    await card.getByText('Valid', { exact: true }).waitFor()
    expect(await card.getByText('Credential').count()).toBe(0)

    await openSettings()
    await settings().getByLabel('Expiring soon means').selectOption('60')
    await settings().getByRole('switch', { name: 'Show credential IDs on cards' }).click()
    await save()
    await page.keyboard.press('Escape')
    await card.getByText('Expiring Soon').waitFor()
    expect(await card.locator('code').textContent()).toMatch(/^…[0-9a-f]{8}$/)
  })

  test('edit the same theme as the header does', async () => {
    await openWallet(page, holder)
    await openSettings()
    await settings().getByLabel('Theme').selectOption('dark')
    await save()
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await theme()).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light')
    })
    await page.reload()
    await openSettings()
    expect(await settings().getByLabel('Theme').inputValue()).toBe('light')
  })

  test('go back to the defaults, and forgive what others stored there', async () => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'walletSettings',
        JSON.stringify({ qrExpiryMinutes: 999, showCredentialIds: true, autoBackup: 'yes' }),
      )
    })
    await openWallet(page, holder)
    await page.getByRole('article').getByText('Credential', { exact: true }).waitFor()
    await openSettings()
    expect(await settings().getByLabel('Code valid for').inputValue()).toBe('7')
    await settings().getByRole('button', { name: 'Reset' }).click()
    await page.getByText('Settings Reset').waitFor()
    expect(await readStored()).toEqual({
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

  test('say when they cannot be saved', async () => {
    await openWallet(page, holder)
    await openSettings()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await settings().getByRole('button', { name: 'Save' }).click()
    await page.getByText('Failed to save settings. Please try again.').waitFor()
  })

  test('notify of a credential that expires soon, once a day', async () => {
    await wallet.issue(holder, { type: 'H-1B', expiresInDays: 5 })
    await recordNotifications()
    await openWallet(page, holder)
    await eventually(told).toBe('["H-1B Specialty Worker expires soon"]')
    await page.evaluate(() => {
      sessionStorage.removeItem('told')
    })
    await page.reload()
    await page.getByRole('heading', { name: HOLDER_NAME }).first().waitFor()
    expect(await told()).toBe(null)
  })

  test('notify of nothing when notifications are off', async () => {
    await wallet.issue(holder, { type: 'H-1B', expiresInDays: 5 })
    await recordNotifications()
    await page.addInitScript(() => {
      if (localStorage.getItem('walletSettings') === null) {
        const settings = JSON.stringify({ notificationsEnabled: false })
        localStorage.setItem('walletSettings', settings)
      }
    })
    await openWallet(page, holder)
    await page.getByText('Expiring Soon').waitFor()
    expect(await told()).toBe(null)

    await openSettings()
    const notifying = settings().getByRole('switch', { name: /^Notify/ })
    expect(await notifying.getAttribute('aria-checked')).toBe('false')
    await notifying.click()
    await save()
    await eventually(told).toBe('["H-1B Specialty Worker expires soon"]')
  })

  test('travel to another device of the holder when they are backed up', async () => {
    await openWallet(page, holder)
    await openSettings()
    await settings().getByLabel('Code valid for').selectOption('2')
    await settings()
      .getByRole('switch', { name: /^Back up/ })
      .click()
    const synced = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/sync') &&
        (response.request().postData() ?? '').includes('settings_saved'),
    )
    await save()
    await synced

    const other = await openBrowser({ baseURL: wallet.server.url })
    const otherPage = await other.openPage()
    await openWallet(otherPage, holder)
    await eventually(() =>
      otherPage.evaluate(
        () => JSON.parse(localStorage.getItem('walletSettings') ?? '{}') as object,
      ),
    ).toMatchObject({ qrExpiryMinutes: 2, autoBackup: true })
    await other.close()
  })

  test('remove what this device keeps, and load it again from the account', async () => {
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings()
    await settings().getByRole('button', { name: 'Clear Data' }).click()
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

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser.ts'
import {
  eventually,
  HOLDER_NAME,
  openWallet,
  readShownCode,
  startWalletServer,
  tokenOf,
  waitForPass,
  type Holder,
  type WalletServer,
} from './wallet-holder.ts'

const PIN = '271828'

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

async function save(toast = 'Settings Saved') {
  await settings().getByRole('button', { name: 'Save' }).click()
  await page.getByText(toast).waitFor()
}

function readStored() {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('walletSettings') ?? 'null') as Record<string, unknown>,
  )
}

describe('the settings of the wallet', () => {
  test('say how long a code lives', async () => {
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings()
    await checkAccessibility(page)
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
    await openWallet(page, holder)
    const told = () => page.evaluate(() => sessionStorage.getItem('told'))
    await eventually(told).toBe('["H-1B Specialty Worker expires soon"]')
    await page.evaluate(() => {
      sessionStorage.removeItem('told')
    })
    await page.reload()
    await page.getByRole('heading', { name: HOLDER_NAME }).first().waitFor()
    expect(await told()).toBe(null)
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

describe('a PIN', () => {
  async function setPin() {
    await openWallet(page, holder)
    await waitForPass(page)
    await openSettings()
    await settings().getByLabel('Security level').selectOption('high')
    await settings().getByRole('button', { name: 'Save' }).click()
    const form = page.getByRole('dialog', { name: 'Choose a PIN' })
    await form.getByLabel('PIN', { exact: true }).fill('12345')
    await form.getByRole('button', { name: 'Set PIN' }).click()
    await form.getByText('Use 6 digits or more.').waitFor()
    await form.getByLabel('PIN', { exact: true }).fill(PIN)
    await form.getByLabel('PIN again', { exact: true }).fill('271829')
    await form.getByRole('button', { name: 'Set PIN' }).click()
    await form.getByText('The two PINs differ.').waitFor()
    await form.getByLabel('PIN again', { exact: true }).fill(PIN)
    await checkAccessibility(page)
    await form.getByRole('button', { name: 'Set PIN' }).click()
    await page.getByText('Settings Saved').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await waitForPass(page)
  }

  async function enterPin(pin: string) {
    await page.getByLabel('PIN', { exact: true }).fill(pin)
    await page.getByRole('button', { name: 'Unlock' }).click()
  }

  test('keeps cards, passes and key shut, and opens them without a connection', async () => {
    await setPin()
    const kept = await page.evaluate(async () => {
      const name = (await indexedDB.databases()).find(({ name = '' }) =>
        /^visa-[0-9a-f]{8}/.test(name),
      )
      const opening = indexedDB.open(name?.name ?? '')
      await new Promise((done) => (opening.onsuccess = done))
      const rows: string[] = []
      for (const table of ['queries', 'passes', 'deviceKeys']) {
        const reading = opening.result.transaction(table).objectStore(table).getAll()
        await new Promise((done) => (reading.onsuccess = done))
        rows.push(JSON.stringify(reading.result))
      }
      opening.result.close()
      return rows
    })
    expect(kept[0]).not.toContain(HOLDER_NAME)
    expect(kept[1]).toContain('nonce')
    expect(kept[2]).toMatch(/"privateKey":null,"sealedKey":\{"nonce"/)

    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await page.getByText('Enter your PIN to open it on this device.').waitFor()
    expect(await page.getByText(HOLDER_NAME).count()).toBe(0)
    await checkAccessibility(page)
    await enterPin(PIN)
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await page.getByRole('button', { name: 'Show QR' }).click()
    expect(await wallet.verify(tokenOf(await readShownCode(page)))).toBe('valid')
  })

  test('makes whoever guesses wait longer each time, also after a reload', async () => {
    await setPin()
    await page.reload()
    for (const wrong of ['000000', '111111']) {
      await enterPin(wrong)
      await page.getByText('Wrong PIN. Try again.').waitFor()
      await eventually(() => page.getByLabel('PIN', { exact: true }).inputValue()).toBe('')
    }
    await enterPin('222222')
    await page.getByText(/Wrong PIN\. Try again in 0:0\d\./).waitFor()
    await page.reload()
    await enterPin(PIN)
    await page.getByText(/Try again in 0:0\d\./).waitFor()
    await page.getByText(/Try again in/).waitFor({ state: 'detached' })
    await enterPin(PIN)
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
  })

  test('that was forgotten costs one load from the account', async () => {
    await setPin()
    await page.reload()
    await page.getByRole('button', { name: 'Forgot PIN' }).click()
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await waitForPass(page)
    expect(await readStored()).toMatchObject({ securityLevel: 'standard' })
  })
})

describe('the list of devices', () => {
  test('ends another device, which registers again by itself when it comes back', async () => {
    await openWallet(page, holder)
    await waitForPass(page)
    const other = await openBrowser({ baseURL: wallet.server.url, deviceScaleFactor: 2 })
    const otherPage = await other.openPage()
    await openWallet(otherPage, holder)
    await waitForPass(otherPage)
    await otherPage.getByRole('button', { name: 'Show QR' }).click()
    const shown = tokenOf(await readShownCode(otherPage))
    expect(await wallet.verify(shown)).toBe('valid')

    await openSettings()
    await settings().getByText('This device', { exact: true }).waitFor()
    await settings().getByRole('button', { name: /^End / }).click()
    await page.getByText('Device ended').waitFor()
    expect(await wallet.verify(shown)).not.toBe('valid')
    expect(await settings().getByRole('button', { name: /^End / }).count()).toBe(0)

    await otherPage.keyboard.press('Escape')
    await wallet.issue(holder, { type: 'L-1' })
    await otherPage.getByRole('button', { name: 'Refresh' }).click()
    await otherPage.getByText('Wallet Refreshed').waitFor()
    await waitForPass(otherPage, 2)
    const card = otherPage.getByRole('article').filter({ hasText: 'L-1' })
    await card.getByRole('button', { name: 'Show QR' }).click()
    await otherPage.getByText('This code was made on your phone').waitFor()
    expect(await wallet.verify(tokenOf(await readShownCode(otherPage)))).toBe('valid')
    await other.close()
  })
})

import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { holdRequests } from './hold-requests.ts'
import { readStorage } from './kept-here.ts'
import {
  cutOff,
  eventually,
  HOLDER_NAME,
  openWallet,
  readShownCode,
  reconnect,
  tokenOf,
  waitForPass,
  type Holder,
  test,
} from './wallet-holder.ts'

const PIN = '271828'
const HOUR_MS = 3_600_000

function settings(page: Page) {
  return page.getByRole('dialog', { name: 'Wallet settings' })
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await settings(page).waitFor()
}

function readStored(page: Page) {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('walletSettings') ?? 'null') as Record<string, unknown>,
  )
}

describe('a PIN', () => {
  async function setPin(page: Page, holder: Holder) {
    await openWallet(page, holder)
    await waitForPass(page)
    await chooseLevel(page, 'high')
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
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await waitForPass(page)
  }

  async function turnClock(page: Page, by: number) {
    await page.evaluate((milliseconds) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + milliseconds
    }, by)
  }

  async function setHidden(page: Page, isHidden: boolean) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }

  async function enterPin(page: Page, pin: string) {
    await page.getByLabel('PIN', { exact: true }).fill(pin)
    await page.getByRole('button', { name: 'Unlock' }).click()
  }

  test('keeps cards, passes and key shut, and opens them without a connection', async ({
    issuer,
    holder,
    page,
  }) => {
    await setPin(page, holder)
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
    expect(kept[2]).toMatch(/"privateKey":null,"sealedKey":\{"generation"/)

    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await page.getByText('Enter your PIN to open it on this device.').waitFor()
    expect(await page.getByText(HOLDER_NAME).count()).toBe(0)
    await checkAccessibility(page)
    await enterPin(page, PIN)
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await page.getByRole('button', { name: 'Show QR' }).click()
    expect(await issuer.verify(tokenOf(await readShownCode(page)))).toBe('valid')
  })

  test('is set and turned off, and nothing is lost: no card, no note, no code that is held out', async ({
    issuer,
    holder,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on this device').waitFor()
    const shown = tokenOf(await readShownCode(page))
    await page.keyboard.press('Escape')

    await chooseLevel(page, 'high')
    const form = page.getByRole('dialog', { name: 'Choose a PIN' })
    await form.getByLabel('PIN', { exact: true }).fill(PIN)
    await form.getByLabel('PIN again', { exact: true }).fill(PIN)
    await cutOff(page)
    await form.getByRole('button', { name: 'Set PIN' }).click()
    await form.getByText('Connect once to change this.').waitFor()
    await reconnect(page)
    await form.getByRole('button', { name: 'Set PIN' }).click()
    await expectAllKept(shown)
    expect(await readStorage(page)).not.toContain(HOLDER_NAME)

    await cutOff(page)
    await chooseLevel(page, 'standard')
    await page.getByText('Connect once to change this.').waitFor()
    await reconnect(page)
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await expectAllKept(shown)

    await page.reload()
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on this device').waitFor()
    expect(await issuer.verify(tokenOf(await readShownCode(page)))).toBe('valid')

    async function expectAllKept(code: string) {
      await page.getByText('Settings Saved').waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
      expect(await page.getByText('The browser cleared this wallet').count()).toBe(0)
      expect(await issuer.verify(code)).toBe('valid')
      await page.getByRole('button', { name: 'What you have shown' }).click()
      await page.getByRole('dialog').getByText('Made on this device').waitFor()
      await page.keyboard.press('Escape')
      await page.getByText('Settings Saved').waitFor({ state: 'detached' })
    }
  })

  async function chooseLevel(page: Page, level: 'standard' | 'high') {
    await openSettings(page)
    await settings(page).getByLabel('Security level').selectOption(level)
    await settings(page).getByRole('button', { name: 'Save' }).click()
  }

  test('makes a guesser wait longer each time, also after a reload', async ({ holder, page }) => {
    await setPin(page, holder)
    await page.reload()
    for (const wrong of ['000000', '111111']) {
      await enterPin(page, wrong)
      await page.getByText('Wrong PIN. Try again.').waitFor()
      await eventually(() => page.getByLabel('PIN', { exact: true }).inputValue()).toBe('')
    }
    await enterPin(page, '222222')
    await page.getByText(/Wrong PIN\. Try again in 0:0\d\./).waitFor()
    await page.reload()
    await page.getByText(/Try again in 0:0\d\./).waitFor()
    await page.getByText(/Try again in/).waitFor({ state: 'detached' })
    await enterPin(page, PIN)
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
  })

  test.for([
    ['forward', HOUR_MS],
    ['back', -HOUR_MS],
  ] as const)(
    'makes them wait as long when they turn the clock %s',
    async ([_, by], { holder, page }) => {
      await setPin(page, holder)
      await page.reload()
      for (const wrong of ['000000', '111111', '222222']) {
        await enterPin(page, wrong)
        await page.getByText('Wrong PIN.').waitFor()
        await eventually(() => page.getByLabel('PIN', { exact: true }).inputValue()).toBe('')
      }
      await page.getByText(/Try again in 0:0\d\./).waitFor()
      const begunAt = performance.now()
      await turnClock(page, by)
      await page.getByText(/Try again in/).waitFor({ state: 'detached' })
      expect(performance.now() - begunAt).toBeGreaterThan(3000)
    },
  )

  test('keeps what arrives after it locked out of the storage', async ({ holder, page }) => {
    await setPin(page, holder)
    const letGo = await holdRequests(page, '**/api/visa/list')
    const isAsked = page.waitForRequest('**/api/visa/list')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await isAsked
    await setHidden(page, true)
    await turnClock(page, HOUR_MS)
    await setHidden(page, false)
    await page.getByText('Enter your PIN to open it on this device.').waitFor()

    const answered = page.waitForResponse('**/api/visa/list')
    letGo()
    await (await answered).finished()
    expect(await readStorage(page)).not.toContain(HOLDER_NAME)
    expect(await readStorage(page)).not.toContain(HOLDER_NAME)
    await enterPin(page, PIN)
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    expect(await readStorage(page)).not.toContain(HOLDER_NAME)
  })

  test('that was forgotten costs one load from the account, and ends the codes that it showed', async ({
    issuer,
    holder,
    page,
  }) => {
    await setPin(page, holder)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on this device').waitFor()
    const shown = tokenOf(await readShownCode(page))
    expect(await issuer.verify(shown)).toBe('valid')
    await page.reload()
    await page.getByRole('button', { name: 'Forgot PIN' }).click()
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await waitForPass(page)
    expect(await readStored(page)).toMatchObject({ securityLevel: 'standard' })
    expect(await issuer.verify(shown)).not.toBe('valid')
  })
})

describe('the list of devices', () => {
  test('ends another device for good, which comes back by the password, with another key', async ({
    issuer,
    holder,
    openBrowser,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    const otherPage = await (await openBrowser()).openPage()
    await openWallet(otherPage, holder)
    await waitForPass(otherPage)
    await otherPage.getByRole('button', { name: 'Show QR' }).click()
    const shown = tokenOf(await readShownCode(otherPage))
    expect(await issuer.verify(shown)).toBe('valid')

    await openSettings(page)
    await settings(page).getByText('This device', { exact: true }).waitFor()
    await settings(page).getByRole('button', { name: /^End / }).click()
    await page.getByRole('button', { name: 'End device' }).click()
    await page.getByText('Device ended').waitFor()
    await settings(page).getByRole('button', { name: /^End / }).waitFor({ state: 'detached' })
    expect(await issuer.verify(shown)).not.toBe('valid')

    await otherPage.keyboard.press('Escape')
    await issuer.issue(holder, { type: 'L-1' })
    await otherPage.getByRole('button', { name: 'Refresh' }).click()
    await otherPage.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await otherPage.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await otherPage.getByRole('button', { name: 'Unlock' }).click()
    await otherPage.getByText(/This device was ended: you ended it/).waitFor()
    await otherPage.getByRole('button', { name: 'Refresh' }).click()
    await waitForPass(otherPage, 2)
    const card = otherPage.getByRole('article').filter({ hasText: 'L-1' })
    await card.getByRole('button', { name: 'Show QR' }).click()
    await otherPage.getByText('This code was made on this device').waitFor()
    expect(await issuer.verify(tokenOf(await readShownCode(otherPage)))).toBe('valid')
  })
})

import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import {
  eventually,
  HOLDER_NAME,
  openWallet,
  readShownCode,
  tokenOf,
  waitForPass,
  cutOff,
  reconnect,
  test,
} from './wallet-holder.ts'

function card(page: Page) {
  return page.getByRole('heading', { name: HOLDER_NAME })
}

describe('without a connection, after one visit', () => {
  test('a restarted browser shows the cards, their age, and a code that verifies', async ({
    issuer,
    holder,
    profile,
    opening,
    openBrowser,
  }) => {
    const kept = { ...opening, persistentDir: profile.folder }
    const before = await openBrowser(kept)
    const visit = await before.openPage()
    await openWallet(visit, holder)
    await card(visit).waitFor()
    await waitForPass(visit)
    await before.close()

    const page = await (await openBrowser(kept)).openPage()
    await cutOff(page)
    await page.goto('/wallet')

    await card(page).waitFor()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText(/^No connection\. These are your credentials as of/).waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on this device').waitFor()
    expect(await issuer.verify(tokenOf(await readShownCode(page)))).toBe('valid')
  })

  test('a pass that is about to end is announced, and one that ended is not shown', async ({
    holder,
    page,
  }) => {
    await page.clock.install()
    await openWallet(page, holder)
    await waitForPass(page)
    // Waits until the code that shows toasts is loaded. The device has no service worker that
    // stored this code. If the clock jumped during the load, no toast would appear.
    await page.getByRole('alert').waitFor({ state: 'attached' })
    await cutOff(page)
    await page.clock.fastForward(6 * 24 * 3_600_000)
    await page
      .getByText(/Without a connection this device can show your credentials until/)
      .waitFor()
    await page.clock.fastForward(25 * 3_600_000)
    await page.getByText(/This device was offline for too long/).waitFor()
    await page.getByRole('button', { name: 'Offline too long' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/This device was offline for too long/).waitFor()
    await dialog.getByRole('button', { name: 'Generate' }).waitFor()
  })
})

describe('the storage of the browser', () => {
  test('is asked to persist when there are cards to keep, and not before', async ({
    issuer,
    person,
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.storage.persist = () => {
        document.documentElement.dataset['asked'] = location.pathname
        return Promise.resolve(true)
      }
    })
    const asked = page.locator('[data-asked]')
    await openWallet(page, person)
    await page.getByText('Your Wallet is Empty').waitFor()
    expect(await asked.count()).toBe(0)

    await issuer.issue(person)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await card(page).waitFor()
    await asked.waitFor({ state: 'attached' })
  })

  test('that was cleared is told from a wallet that is empty', async ({ server, holder, page }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', {
      origin: server.url,
      storageTypes: 'indexeddb',
    })
    await page.getByText(/^The browser cleared this wallet\./).waitFor()
    await card(page).waitFor()

    await cutOff(page)
    await page.reload()
    await page.getByRole('alert').getByText('Failed to load your wallet.').waitFor()
    await page
      .getByText(/Your credentials are safe in your account: connect once to bring them back/)
      .waitFor()
    await reconnect(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await card(page).waitFor()
    await waitForPass(page)
  })

  test('that is refused leaves a wallet in memory, which says so', async ({
    issuer,
    holder,
    page,
  }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('', 'SecurityError')
      }
    })
    await openWallet(page, holder)
    await card(page).waitFor()
    await page.getByText(/This browser does not let the wallet store anything/).waitFor()
    await page.getByRole('button', { name: 'Show QR' }).click()
    expect(await issuer.verify(tokenOf(await readShownCode(page)))).toBe('valid')
  })

  test('that is full shows the cards all the same, and says that they are not saved', async ({
    server,
    holder,
    page,
  }) => {
    await page.goto('/')
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: server.url,
      quotaSize: 1,
    })
    await openWallet(page, holder)
    await card(page).waitFor()
    await page.getByText(/There is no room left on this device/).waitFor()
  })

  test('opened by a newer version is closed at once, and this version asks to be reloaded', async ({
    holder,
    browser,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    const other = await browser.openPage('/verify')
    await other.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name)
      const name = names.find((candidate) => /^visa-[0-9a-f]{8}/.test(candidate)) ?? ''
      const opening = indexedDB.open(name, 1000)
      await new Promise((done) => (opening.onsuccess = done))
      opening.result.close()
    })
    await page.getByText(/A newer version of this app is open in another tab/).waitFor()
    await card(page).waitFor()
  })
})

describe('a device whose clock is wrong', () => {
  test('is told so, and its codes are right all the same', async ({ issuer, holder, page }) => {
    await page.clock.install({ time: Date.now() + 10 * 60_000 })
    await openWallet(page, holder)
    await page.getByText(/This device's clock is 10 minutes ahead\./).waitFor()
    await waitForPass(page)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on this device').waitFor()
    await eventually(() => page.getByRole('timer').textContent()).toMatch(/^(7:0|6:5)/)
    expect(await issuer.verify(tokenOf(await readShownCode(page)))).toBe('valid')
  })
})

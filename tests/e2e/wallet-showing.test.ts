import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { readQr } from '#tests/pwa/device/presentation/read-qr.ts'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { holdRequests } from './hold-requests.ts'
import {
  eventually,
  HOLDER_NAME,
  openWallet,
  readShownCode,
  startWalletServer,
  tokenOf,
  waitForPass,
  watchWakeLocks,
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
  browser = await openBrowser({
    baseURL: wallet.server.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    permissions: ['clipboard-read', 'clipboard-write', 'screen-wake-lock'],
  })
  page = await browser.openPage()
})

afterEach(async () => {
  expect(browser.complaints).toEqual([])
  await browser.close()
})

function card(type: string) {
  return page.getByRole('article').filter({ hasText: type })
}

describe('a visitor', () => {
  test('is asked to sign in', async () => {
    await page.goto('/wallet')
    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.waitForURL('**/auth?next=%2Fwallet')
  })
})

describe('a holder on plain http', () => {
  test('reads why this device cannot make codes, and gets them from the server', async () => {
    await wallet.issue(holder)
    const { port } = new URL(wallet.server.url)
    const plain = await openBrowser({
      baseURL: `http://wallet.test:${port}`,
      args: ['--host-resolver-rules=MAP wallet.test 127.0.0.1'],
      deviceScaleFactor: 2,
    })
    const plainPage = await plain.openPage()
    await openWallet(plainPage, holder)
    await plainPage.getByText(/This page is not on https/).waitFor()
    const refusal = { status: 502, body: 'no' }
    await plainPage.route('**/api/visa/qr/**', (route) => route.fulfill(refusal), { times: 1 })
    await plainPage.getByRole('button', { name: 'Show QR' }).click()
    await plainPage.getByText('Failed to generate QR code. Please try again.').waitFor()
    await plainPage.getByText('There is no code. Generate one to try again.').waitFor()
    await plainPage.getByRole('button', { name: 'Generate' }).click()
    await plainPage.getByText('The server made this code.').waitFor()
    expect(await wallet.verify(tokenOf(await readShownCode(plainPage)))).toBe('valid')
    await plain.close()
  })
})

describe('a holder without credentials', () => {
  test('reads that the wallet is empty and where to learn more', async () => {
    await openWallet(page, holder)
    await page.getByRole('heading', { name: 'Your Wallet is Empty' }).waitFor()
    await checkAccessibility(page)
    const link = page.getByRole('link', { name: 'Learn About Digital Visas' })
    expect(await link.getAttribute('href')).toBe('/dashboard')
  })
})

describe('a holder', () => {
  test('sees every credential with its status, and the totals by the definitions', async () => {
    await wallet.issue(holder, { type: 'F-1' })
    await wallet.issue(holder, { type: 'H-1B', expiresInDays: 12 })
    await wallet.issue(holder, { type: 'L-1', expiresInDays: -1 })
    await wallet.revoke(await wallet.issue(holder, { type: 'J-1' }))
    await openWallet(page, holder)

    await card('F-1').getByText('Valid', { exact: true }).waitFor()
    await card('H-1B').getByText('Expiring Soon').waitFor()
    await card('L-1').getByText('Expired').waitFor()
    await card('J-1').getByText('Revoked').waitFor()
    expect(await page.locator('dl').first().locator('dd').allTextContents()).toEqual([
      '4',
      '2',
      '1',
      '2',
    ])
    for (const type of ['J-1', 'L-1']) {
      expect(await card(type).getByRole('button', { name: 'Show QR' }).isDisabled()).toBe(true)
    }
    await page.getByRole('button', { name: 'Dismiss' }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await checkAccessibility(page)
    }

    await card('J-1').getByRole('button', { name: 'Details' }).click()
    const details = page.getByRole('dialog', { name: 'J-1 Exchange Visitor' })
    await details.getByText('Wrong dates').waitFor()
    await checkAccessibility(page)
  })

  test('takes one place in the account, though the answer to the first key was lost', async () => {
    await wallet.issue(holder)
    const keys: unknown[] = []
    await page.route('**/api/visa/devices', async (route) => {
      keys.push(route.request().postDataJSON())
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await openWallet(page, holder)
    await eventually(() => keys.length).toBe(1)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await waitForPass(page)
    expect(keys[1]).toMatchObject({ publicKey: (keys[0] as { publicKey: string }).publicKey })

    const desk = createHttpClient(wallet.server.url)
    await desk.post('/api/login', { username: holder.username, password: PASSWORD })
    expect((await desk.get('/api/visa/devices')).body).toMatchObject([{ endedAt: null }])
  })

  test('shows a code that the phone made itself and that verifies', async () => {
    await wallet.issue(holder)
    await openWallet(page, holder)
    await waitForPass(page)
    const qrCalls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/visa/')) qrCalls.push(request.url())
    })
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page
      .getByText('This code was made on your phone and works without a connection.')
      .waitFor()
    await page.getByRole('status').getByText('Valid for 7 minutes').waitFor()
    expect(qrCalls).toEqual([])

    const link = await readShownCode(page)
    expect(link).toMatch(new RegExp(`^${wallet.server.url}/verify\\?token=[1-9][0-9]+$`))
    expect(await wallet.verify(tokenOf(link))).toBe('valid')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await checkAccessibility(page)

    await page.getByRole('dialog').getByRole('button', { name: 'Refresh' }).click()
    await eventually(async () => (await readShownCode(page)) === link).toBe(false)
    expect(await wallet.verify(tokenOf(await readShownCode(page)))).toBe('valid')
  })

  test('shares the link, and saves the picture under its id and time', async () => {
    const credentialId = await wallet.issue(holder)
    await openWallet(page, holder)
    await waitForPass(page)
    await page.getByRole('button', { name: 'Show QR' }).click()
    const link = await readShownCode(page)

    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    const id = credentialId.replaceAll(':', '-')
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^visa-credential-${id}-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z\\.png$`),
    )
    expect(await readQr(new Uint8Array(await readFile(await download.path())))).toBe(link)
    await page.getByText('QR Code Downloaded').waitFor()
  })

  test('shares through the system where it has a sheet, and hears when that fails', async () => {
    await wallet.issue(holder)
    await page.addInitScript(() => {
      const outcomes = ['shared', 'cancelled', 'failed']
      Object.defineProperty(navigator, 'share', {
        value: ({ url }: { url: string }) => {
          const outcome = outcomes.shift()
          sessionStorage.setItem(outcome ?? '', url)
          if (outcome === 'shared') return Promise.resolve()
          const name = outcome === 'cancelled' ? 'AbortError' : 'NotAllowedError'
          return Promise.reject(new DOMException('', name))
        },
      })
    })
    await openWallet(page, holder)
    await waitForPass(page)
    await page.getByRole('button', { name: 'Show QR' }).click()
    const share = page.getByRole('button', { name: 'Share' })
    await share.click()
    await page.getByText('QR Code Shared').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('shared'))).toBe(
      await readShownCode(page),
    )
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await share.click()
    await share.click()
    await page.getByText('Unable to share verification link. Please try again.').waitFor()
  })

  test('watches a code run out: a warning in its last minute, then the next one by itself', async () => {
    await wallet.issue(holder)
    await page.clock.install()
    await openWallet(page, holder)
    await waitForPass(page)
    await page.getByRole('button', { name: 'Show QR' }).click()
    const timer = page.getByRole('timer')
    await eventually(() => timer.textContent()).toMatch(/^(7:00|6:5\d)/)
    const before = await timer.evaluate((clock) => getComputedStyle(clock).color)
    const first = await readShownCode(page)

    await page.clock.fastForward(6 * 60_000 + 5000)
    await eventually(() => timer.textContent()).toMatch(/^0:5\d/)
    expect(await timer.evaluate((clock) => getComputedStyle(clock).color)).not.toBe(before)

    await page.clock.fastForward(60_000)
    await page.getByText('QR Code Expired - Refresh to generate new').waitFor()
    expect(await page.getByRole('img', { name: 'QR code' }).count()).toBe(0)

    await page.clock.fastForward(5000)
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    expect(await readShownCode(page)).not.toBe(first)
  })

  test('sees a credential expire while the wallet is open, and can show no code of it any more', async () => {
    await wallet.issue(holder, { expiresInDays: 0 })
    await page.clock.install()
    await openWallet(page, holder)
    await card('F-1').getByText('Expiring Soon').waitFor()
    const show = page.getByRole('button', { name: 'Show QR' })
    expect(await show.isDisabled()).toBe(false)

    await page.clock.fastForward(24 * 3_600_000)
    await card('F-1').getByText('Expired').waitFor()
    expect(await show.isDisabled()).toBe(true)
  })

  test('hides the code while the page is hidden, and keeps the screen on while it shows', async () => {
    const countLocks = await watchWakeLocks(page)
    await wallet.issue(holder)
    await openWallet(page, holder)
    await page.getByRole('button', { name: 'Show QR' }).click()
    const code = page.getByRole('img', { name: 'QR code' })
    await code.waitFor()
    await eventually(countLocks).toBe(1)
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await setHidden(true)
    await code.waitFor({ state: 'detached' })
    await setHidden(false)
    await code.waitFor()
    await page.keyboard.press('Escape')
    await eventually(countLocks).toBe(0)
  })

  test('keeps the cards when a refresh fails, and hears why', async () => {
    await wallet.issue(holder)
    await openWallet(page, holder)
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('Wallet Refreshed').waitFor()

    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('Failed to refresh wallet. Please try again.').waitFor()
    await page.getByText(/These are your credentials as of/).waitFor()
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
  })

  test('can try again when the wallet does not load at all', async () => {
    await wallet.issue(holder)
    await page.route('**/api/visa/list', (route) => route.abort())
    const letGo = await holdRequests(page, '**/api/visa/list')
    await openWallet(page, holder)
    await page.getByRole('status').getByText('Loading your wallet').waitFor()
    letGo()
    await page.getByRole('alert').getByText('Failed to load your wallet.').waitFor()
    await checkAccessibility(page)
    await page.unroute('**/api/visa/list')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
  })

  test('reads help', async () => {
    await openWallet(page, holder)
    await page.getByRole('button', { name: 'Get Help' }).click()
    await page.getByText('Why does a code expire?').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await page.getByText('Why does a code expire?').click()
    await page.getByText(/a photo of it is worth little/).waitFor()
    await checkAccessibility(page)
  })
})

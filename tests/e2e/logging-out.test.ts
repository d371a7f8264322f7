import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { checkAccessibility, type Browser } from '#tests/support/browser/browser.ts'
import { logIn, PASSWORD } from '#tests/support/browser/sign-in.ts'
import { readDatabaseNames, readStorage } from './kept-here.ts'
import {
  eventually,
  HOLDER_NAME,
  openPhone,
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
  await wallet.issue(holder)
  await open()
})

afterEach(async () => {
  expect(browser.complaints).toEqual([])
  await browser.close()
})

async function open(options: BrowserContextOptions = {}) {
  browser = await openPhone(wallet.server.url, options)
  page = await browser.openPage()
}

/** The API is away, whatever the browser believes about its network. */
function cutOff(context: BrowserContext) {
  return context.route('**/api/**', (route) => route.abort())
}

function card() {
  return page.getByRole('heading', { name: HOLDER_NAME })
}

async function logOut() {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('You have been successfully logged out.').waitFor()
}

describe('logging out', () => {
  test('leaves nothing of the holder in this browser, and blanks the other tabs', async () => {
    await browser.close()
    await open({ serviceWorkers: 'allow' })
    await openWallet(page, holder)
    await waitForPass(page)
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
    })
    await page.reload()
    await card().waitFor()
    const other = await browser.openPage('/wallet')
    await other.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    // By then everything that this person may carry has come.
    await page.waitForFunction(() => localStorage.getItem('offlineReady') !== null)
    expect(await readStorage(page)).toContain(HOLDER_NAME)

    await logOut()
    await other.getByRole('heading', { name: HOLDER_NAME }).waitFor({
      state: 'detached',
      timeout: 1000,
    })
    await page.getByRole('heading', { name: 'Sign in to see your wallet' }).waitFor()
    const left = await readStorage(page)
    expect(left).not.toContain(HOLDER_NAME)
    expect(left).not.toContain(holder.username)
    expect(left).not.toContain('urn:uuid')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await eventually(() => readDatabaseNames(page)).toEqual(['visa-visitor'])
  })

  test('goes on where the browser refuses to remove what it keeps, and says so', async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.deleteDatabase = () => {
        throw new DOMException('', 'UnknownError')
      }
    })
    await openWallet(page, holder)
    await card().waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText(/refused to remove what it keeps/).waitFor()
    await page.getByRole('heading', { name: 'Sign in to see your wallet' }).waitFor()
  })

  test('works without a connection, and the server hears of it before anything else', async () => {
    await openWallet(page, holder)
    await waitForPass(page)
    await cutOff(browser.context)
    await logOut()
    expect(await readStorage(page)).not.toContain(HOLDER_NAME)
    await page.reload()
    await page.getByRole('heading', { name: 'Sign in to see your wallet' }).waitFor()

    await browser.context.unroute('**/api/**')
    const leaving = page.waitForRequest('**/api/logout')
    await page.reload()
    await leaving
    await eventually(() => page.evaluate(() => localStorage.getItem('logoutPending'))).toBe(null)
    const user = await page.evaluate(async () => (await fetch('/api/user')).status)
    expect(user).toBe(401)
  })

  test('of another account leaves nothing of the one before', async () => {
    const next = await wallet.register()
    await openWallet(page, holder)
    await waitForPass(page)
    await browser.context.clearCookies()
    await page.reload()
    await page.getByRole('link', { name: 'Use another account' }).click()
    await logIn(page, next)
    await page.getByRole('heading', { name: 'Your Wallet is Empty' }).waitFor()
    expect(await readStorage(page)).not.toContain(HOLDER_NAME)
  })
})

describe('a session that ended by time', () => {
  test('locks what is kept until the same password is given', async () => {
    await openWallet(page, holder)
    await waitForPass(page)
    await browser.context.clearCookies()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(await card().count()).toBe(0)
    await checkAccessibility(page)

    // Without a connection it stays locked: the password can only be checked by the server.
    await cutOff(browser.context)
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await browser.context.unroute('**/api/**')

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await card().waitFor()
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on your phone').waitFor()
  })
})

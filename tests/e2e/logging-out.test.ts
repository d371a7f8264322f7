import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { readDatabaseNames, readStorage } from './kept-here.ts'
import {
  eventually,
  HOLDER_NAME,
  openWallet,
  waitForPass,
  cutOff,
  reconnect,
  test,
} from './wallet-holder.ts'

function card(page: Page) {
  return page.getByRole('heading', { name: HOLDER_NAME })
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('You have been successfully logged out.').waitFor()
}

describe('logging out', () => {
  test('leaves nothing of the holder in this browser, and blanks the other tabs', async ({
    holder,
    opening,
    openBrowser,
  }) => {
    const browser = await openBrowser({ ...opening, serviceWorkers: 'allow' })
    const page = await browser.openPage()
    await openWallet(page, holder)
    await waitForPass(page)
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
    })
    await page.reload()
    await card(page).waitFor()
    const other = await browser.openPage('/wallet')
    await other.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    // Waits until the device has stored all data for use without a connection. The log-out must
    // delete this data.
    await page.waitForFunction(() => localStorage.getItem('offlineReady') !== null)
    expect(await readStorage(page)).toContain(HOLDER_NAME)

    await logOut(page)
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
})

test('names the codes that would count on, and ends them where that is chosen', async ({
  holder,
  page,
}) => {
  await openWallet(page, holder)
  const { credentialId } = holder
  const path = `/api/visa/credentials/${credentialId}/tokens`
  const token = await page.evaluate(async (address) => {
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(address, { method: 'POST', headers, body: '{}' })
    return ((await reply.json()) as { token: string }).token
  }, path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText(`Credential …${credentialId.slice(-8)}, until`).waitFor()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'End them, log out' }).click()
  await page.getByText('You have been successfully logged out.').waitFor()
  await page.goto(`/verify?token=${token}`)
  await page
    .getByText('The holder has ended this code. Ask for a new one.', { exact: true })
    .waitFor()
})

describe('a session that ended by time', () => {
  test('locks what is kept until the same password is given', async ({ holder, browser, page }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await browser.context.clearCookies()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(await card(page).count()).toBe(0)
    await checkAccessibility(page)

    // Without a connection the wallet stays locked, because only the server can check the password.
    await cutOff(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await reconnect(page)

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await card(page).waitFor()
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on this device').waitFor()
  })
})

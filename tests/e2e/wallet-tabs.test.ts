import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { logIn } from '#tests/support/browser/sign-in.ts'
import { holdRequests } from './hold-requests.ts'
import { readStorage } from './kept-here.ts'
import {
  eventually,
  HOLDER_NAME,
  openWallet,
  readShownCode,
  test,
  tokenOf,
  waitForPass,
} from './wallet-holder.ts'

const PIN = '271828'

const card = (page: Page) => page.getByRole('heading', { name: HOLDER_NAME })
const pinField = (page: Page) => page.getByLabel('PIN', { exact: true })

async function beginPin(page: Page, pin: string) {
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Wallet settings' })
  await settings.getByLabel('Security level').selectOption('high')
  await settings.getByRole('button', { name: 'Save' }).click()
  const form = page.getByRole('dialog', { name: 'Choose a PIN' })
  await pinField(page).fill(pin)
  await form.getByLabel('PIN again', { exact: true }).fill(pin)
  await form.getByRole('button', { name: 'Set PIN' }).click()
}

async function setPin(page: Page, pin = PIN) {
  await beginPin(page, pin)
  await page.getByText('Settings Saved').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await waitForPass(page)
}

async function enterPin(page: Page, pin = PIN) {
  await pinField(page).fill(pin)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('You have been successfully logged out.').waitFor()
}

async function lookAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/**
 * Makes the stored passes look old, so that this page requests new ones. Does so again if another
 * tab requests the passes first. Holds back the server's answer until the returned function is
 * called.
 */
async function holdRenewal(page: Page): Promise<() => Promise<void>> {
  const letGo = await holdRequests(page, '**/api/visa/passes')
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/api/visa/passes')
  })
  await eventually(async () => {
    if (isAsked) return true
    await changeRows(page, 'passes', { issuedAt: 0 })
    await page.getByRole('button', { name: 'Refresh' }).click()
    return false
  }).toBe(true)
  return async () => {
    const answered = page.waitForResponse('**/api/visa/passes')
    letGo()
    await (await answered).finished()
  }
}

/** Changes all rows of a table directly in this holder's database, without the app. */
async function changeRows(page: Page, table: string, changes: Record<string, unknown>) {
  await page.evaluate(
    async ([name, changed]) => {
      const databases = await indexedDB.databases()
      const found = databases.find((one) => /^visa-[0-9a-f]{8}/.test(one.name ?? ''))
      const opening = indexedDB.open(found?.name ?? '')
      await new Promise((done) => (opening.onsuccess = done))
      const transaction = opening.result.transaction(name, 'readwrite')
      const rows = transaction.objectStore(name)
      const reading = rows.getAll()
      reading.onsuccess = () => {
        for (const row of reading.result as object[]) rows.put({ ...row, ...changed })
      }
      await new Promise((done) => (transaction.oncomplete = done))
      opening.result.close()
    },
    [table, changes] as const,
  )
}

describe('in two tabs', () => {
  test('a PIN is set while passes are on their way to the other, which keeps none of them in clear', async ({
    holder,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    // The request is held before the other tab opens. In the other order, the other tab would
    // request the passes.
    const letGo = await holdRenewal(page)
    const other = await page.context().newPage()
    await other.goto('/wallet')
    await card(other).waitFor()
    await beginPin(other, PIN)
    await other.getByText('Settings Saved').waitFor()
    await letGo()
    await waitForPass(other)
    expect(await readStorage(other)).not.toContain(HOLDER_NAME)

    await lookAgain(page)
    await page.getByText('Enter your PIN to open it on this device.').waitFor()
    await enterPin(page)
    await card(page).waitFor()
    expect(await readStorage(page)).not.toContain(HOLDER_NAME)
  })

  test('a PIN is entered while the other waits for its passes', async ({
    issuer,
    holder,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await setPin(page)
    const other = await page.context().newPage()
    const letGo = await holdRenewal(page)
    await other.goto('/wallet')
    await enterPin(other)
    await card(other).waitFor()
    await other.getByRole('button', { name: 'Show QR' }).click()
    expect(await issuer.verify(tokenOf(await readShownCode(other)))).toBe('valid')
    await letGo()
  })

  test('who logs out leaves nothing, whatever the other still gets or has open', async ({
    issuer,
    holder,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await setPin(page)
    const other = await page.context().newPage()
    await other.goto('/wallet')
    await enterPin(other)
    await card(other).waitFor()
    const letGo = await holdRenewal(other)
    await logOut(page)
    await other.getByRole('heading', { name: 'Sign in to see your wallet' }).waitFor()
    await letGo()
    const left = await readStorage(page)
    for (const trace of [HOLDER_NAME, holder.username, 'urn:uuid', 'nonce']) {
      expect(left).not.toContain(trace)
    }

    await page.goto('/auth?next=/wallet')
    await logIn(page, holder)
    await other.unroute('**/api/visa/passes')
    await other.goto('/wallet')
    await card(other).waitFor()
    await waitForPass(other)
    await other.getByRole('button', { name: 'Show QR' }).click()
    await other.getByText('This code was made on this device').waitFor()
    expect(await issuer.verify(tokenOf(await readShownCode(other)))).toBe('valid')
  })
})

describe('a wallet whose data was restored from different backups', () => {
  test('is not opened when a part is of another PIN, and loads again', async ({ holder, page }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await setPin(page)
    const pass = { generation: 'other', nonce: new Uint8Array(12), bytes: new Uint8Array(9) }
    await changeRows(page, 'passes', { pass })
    await page.reload()
    await page.getByText('This copy cannot be opened').waitFor()
    expect(await pinField(page).count()).toBe(0)
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Load again' }).click()
    await card(page).waitFor()
    await waitForPass(page)
  })
})

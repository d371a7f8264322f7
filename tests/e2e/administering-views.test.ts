import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { buy, startOrder } from '#tests/support/checkout/checkout.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { KEEPER, register, signIn, signInKeeper } from '#tests/support/browser/sign-in.ts'
import { buildLine, writeImport } from '#tests/support/server/imports.ts'
import { test as administering } from './console.ts'

// The test runs on the embedded database, because only that database gets sample credentials.
const test = administering
  .extend('database', { scope: 'file' }, 'pglite')
  // Outside UTC, the last day of a credential is a longer text.
  .extend('opening', ({ opening }) => ({ ...opening, timezoneId: 'America/New_York' }))

async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}

describe('an administrator', () => {
  test('finds a purchase, saves all of them as a file that no spreadsheet runs, and gives a part back', async ({
    server,
    desk,
    page,
  }) => {
    const buyer = '+SUM-1@example.org'
    await buy(createHttpClient(server.url), buyer)
    await startOrder(createHttpClient(server.url), 'undecided@example.org')
    await desk.openTab('Purchases')
    await desk.rowOf('undecided@example.org').getByText('Pending').waitFor()
    await page.getByLabel('Status').selectOption('completed')
    await desk.rowOf('undecided@example.org').waitFor({ state: 'detached' })
    await page.getByLabel('Search purchases').fill('+sum-1@')
    await page.waitForURL(/purchases\.search=%2Bsum/)
    const row = desk.rowOf(buyer)
    await row.getByText('Completed', { exact: true }).waitFor()
    await row.getByText('$19.99').waitFor()
    await row.getByText('visa_guide').waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await checkAccessibility(page)

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export all as CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('purchases.csv')
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines.find((line) => line.includes('SUM'))).toContain(`,'${buyer},`)

    await row.getByRole('button', { name: `Refund purchase of ${buyer}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund Purchase' })
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog.getByText('Say why the money is given back.').waitFor()
    await dialog.getByLabel('Amount in USD').fill('5')
    await dialog.getByLabel('Reason').fill('Could not be used for a day.')
    await checkBothThemes(page)
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await row.getByText('$5.00 refunded; the access stays.').waitFor()

    await page.getByLabel('Refund', { exact: true }).selectOption('true')
    await page.getByText('No purchases match').waitFor()
  })

  test('narrows what happened, and saves all of it to be checked', async ({ desk, page }) => {
    await desk.openTab('Activity')
    await page.getByLabel('Action', { exact: true }).selectOption('credential_revoked')
    await desk.rowOf('Revoked credential').getByText('A sample of a revoked').waitFor()
    await desk.rowOf('Issued credential').first().waitFor({ state: 'detached' })
    await page.getByLabel('By whom').fill('nobody-there')
    await page.getByText('No actions match').waitFor()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await desk.rowOf('Issued credential').first().waitFor()
    await checkAccessibility(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export all to check' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('audit.ndjson')
    const [head = ''] = readFileSync(await file.path(), 'utf8').split('\n')
    expect(JSON.parse(head)).toMatchObject({ format: 'vsg/audit/1' })
  })

  test('reads what happened at the door, and narrows it', async ({ server, desk, page }) => {
    const administrator = await signInKeeper(server.url)
    const readSignIns = () => administrator.get('/api/admin/security-events?kind=log_in')
    // The server stores a security event some seconds after it is noted.
    await expect.poll(async () => (await readSignIns()).body).not.toEqual([])
    await desk.openTab('Security')
    await page.getByLabel('Event', { exact: true }).selectOption('log_in')
    await desk.rowOf('Signed in').first().waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await checkBothThemes(page)
    await page.getByLabel('Event', { exact: true }).selectOption('passkey_copied')
    await page.getByText('No events match').waitFor()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await desk.rowOf('Signed in').first().waitFor()
  })

  test('is helped while issuing: by the end of a pasted number, and before a last day that is over, without an account', async ({
    desk,
    page,
  }) => {
    await desk.openTab('Overview')
    await page.getByRole('button', { name: 'Issue Credential' }).click()
    const form = desk.dialog('Issue Credential')
    const user = form.getByRole('combobox', { name: 'User' })
    await user.fill('nobody-yet@example.org')
    await form.getByText('Nobody has an account with this address.').waitFor()
    await user.fill('traveller-one')
    await form.getByText('1 user', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await form.getByRole('checkbox').check()
    await form.getByLabel('Visa Type').selectOption('F-1')

    const holder = form.getByLabel('Holder Name')
    await holder.fill('No. 567890123')
    await holder.press('ControlOrMeta+a')
    await holder.press('ControlOrMeta+c')
    const passport = form.getByLabel('Passport Last 4 Digits')
    await passport.press('ControlOrMeta+v')
    expect(await passport.inputValue()).toBe('0123')
    await passport.press('9')
    expect(await passport.inputValue()).toBe('0123')
    await holder.fill('Sample Traveller')

    await form.getByLabel('Issue Date').fill('2020-03-02')
    await form.getByLabel('Expiry Date').fill('2021-03-01')
    await form.getByRole('button', { name: 'Issue Credential' }).click()
    await form.getByText(INPUT_REASONS.EXPIRY_PAST).waitFor()
    await checkAccessibility(page)
    await form.getByLabel('Expiry Date').fill('2046-03-01')
    // The server issues the credential. The server's answer to the page is lost.
    await page.route('**/api/admin/credentials/issue', loseAnswer, { times: 1 })
    await form.getByRole('button', { name: 'Issue Credential' }).click()
    await form.getByText('may have been issued all the same').waitFor()
    await form.getByRole('button', { name: 'Issue Credential' }).click()
    await form.waitFor({ state: 'detached' })
    await desk.openTab('Credentials')
    await desk.rowOf('traveller-one@example.org').getByText('Active', { exact: true }).waitFor()
    expect(await desk.rowOf('traveller-one@example.org').count()).toBe(1)
  })

  test('opens the scanner in a tab of its own, and the analytics, which say when there is nothing to count', async ({
    server,
    desk,
    page,
  }) => {
    await desk.openTab('Overview')
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Open QR Scanner' }).click()
    const scanner = await opening
    await scanner.waitForURL('/qr-verify')
    expect(new URL(page.url()).pathname).toBe('/admin')
    await scanner.close()
    await page.getByRole('link', { name: 'View Analytics' }).click()
    await page.waitForURL('/admin?tab=analytics')
    await page.getByRole('tabpanel', { name: 'Analytics' }).waitFor()
    await page.getByRole('heading', { name: 'Nothing verified in these days' }).waitFor()

    const stranger = createHttpClient(server.url)
    await stranger.post('/api/visa/verify/qr', { qrData: 'not a code' })
    await page.goto('/admin/analytics?days=7')
    await page.waitForURL('/admin?tab=analytics&days=7')
    await page.getByText('1 verification in 7 days').waitFor()
    await page.getByText('Show the figures per day').click()
    expect(await page.getByRole('region', { name: 'per day' }).getByRole('row').count()).toBe(8)
    await checkAccessibility(page)
  })
})

describe('at a desk', () => {
  test('each row is one line, whatever its addresses and its buttons', async ({ server, page }) => {
    const username = 'somebody-with-a-name-that-is-rather-long'
    const userId = await register(server.url, username)
    const address = `${username}@consular-section.example.org`
    await buy(createHttpClient(server.url), address)
    const keeper = await signInKeeper(server.url)
    const issued = await keeper.post('/api/admin/credentials/issue', {
      userId,
      credentialType: 'L-1',
      holderName: 'Sample Traveller',
      passportLastFour: '1234',
      issueDate: '2026-03-02',
      expiryDate: '2046-03-01',
    })
    expect(issued.status).toBe(200)
    const colleague = await register(server.url, 'administrator-with-a-name-that-is-rather-long')
    await keeper.post(`/api/admin/users/${colleague}/admin`, { isAdmin: true })
    await page.setViewportSize({ width: 1280, height: 900 })
    const tabs =
      'credentials imports users invitations purchases to-check content activity security'
    for (const tab of tabs.split(' ')) {
      await page.goto(`/admin?tab=${tab}`)
      await page.getByRole('navigation', { name: /^Pages of/ }).waitFor()
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      const others = heights.filter((height) => height < 44 || height > 52)
      expect([tab, ...others]).toEqual([tab])
      const cut = await page.evaluate(() => {
        const frame = document.querySelector('[role="region"]:has(> table)')
        return frame ? frame.scrollWidth - frame.clientWidth : 0
      })
      expect([tab, cut]).toEqual([tab, 0])
    }
  })
})

describe('on a phone', () => {
  test('rows are cards, and nothing scrolls sideways', async ({ server, page }) => {
    await buy(createHttpClient(server.url), 'phone@example.org')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin?tab=imports')
    await page.getByLabel('Choose a CSV file of credentials').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(writeImport([buildLine(KEEPER.email, 'phone-1')])),
    })
    await page.getByText('1 line, 1 ready. Nothing has been issued.').waitFor()
    const tabs =
      'credentials imports users purchases activity security analytics blockchain overview'.split(
        ' ',
      )
    for (const tab of tabs) {
      await page.goto(`/admin?tab=${tab}`)
      await page.getByRole('tabpanel').locator('article, dl, section').first().waitFor()
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth)
      expect([tab, Math.max(0, overflow)]).toEqual([tab, 0])
      await checkAccessibility(page)
    }
  })

  test('the own name stays on one line, with its note below', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin?tab=users')
    const card = page.getByRole('article').filter({ hasText: KEEPER.email })
    const name = await card.getByText(KEEPER.username, { exact: true }).boundingBox()
    const note = await card.getByText('This is you.').boundingBox()
    expect(name?.width).toBeGreaterThan(name?.height ?? 0)
    expect(note?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
  })

  test('the open tab and its open part are in sight, in one line each, wherever in the row they stand', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin?tab=analytics')
    for (const name of ['Record', 'Analytics']) {
      const tab = page.getByRole('tab', { name, exact: true })
      await tab.waitFor()
      const box = await tab.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    for (const name of ['Admin dashboard', 'Record']) {
      const tops = await page
        .getByRole('tablist', { name })
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
      expect([name, new Set(tops).size]).toEqual([name, 1])
    }
  })
})

describe('somebody who is no administrator', () => {
  test('is denied at the first call after the role was taken away', async ({
    server,
    openBrowser,
  }) => {
    const id = await register(server.url, 'keeper-for-a-day')
    const keeper = await signInKeeper(server.url)
    const role = `/api/admin/users/${id}/admin`
    await keeper.post(role, { isAdmin: true })
    const page = await (await openBrowser()).openPage()
    await signIn(page, { username: 'keeper-for-a-day' }, '/admin')
    await page.getByRole('tab', { name: 'Blockchain' }).waitFor()

    await keeper.post(role, { isAdmin: false })
    const denied = page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    // The refusal comes by one of two ways. A click on the tab requests a list, which is refused.
    // Or the page makes a call by itself before the click, and this call is refused. The second way
    // removes the tab, so the click does not happen.
    await Promise.race([page.getByRole('tab', { name: 'Users' }).click(), denied])
    await denied
  })
})

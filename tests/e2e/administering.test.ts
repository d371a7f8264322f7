import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser.ts'
import { buy, startOrder } from '#tests/support/checkout.ts'
import { createHttpClient } from '#tests/support/http-client.ts'
import { startServer, type Server } from '#tests/support/server.ts'

const ADMIN = { username: 'keeper', email: 'keeper@example.org', password: 'consular paper 2026' }
const PASSWORD = 'a window seat, please'
const CHAIN_MS = 30_000

let server: Server
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startServer({
    RATE_LIMIT_FACTOR: '100',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  for (const username of ['traveller-one', 'traveller-two']) {
    await createHttpClient(server.url).post('/api/register', {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
    })
  }
  browser = await openBrowser({ baseURL: server.url, viewport: { width: 1280, height: 860 } })
  page = await browser.openPage()
  await signIn(ADMIN.username, ADMIN.password)
})

afterAll(async () => {
  expect(browser.complaints).toEqual([])
  await browser.close()
  await server.close()
})

async function signIn(username: string, password: string, on = page) {
  await on.goto('/auth?next=/admin')
  await on.getByLabel('Username').fill(username)
  await on.getByLabel('Password', { exact: true }).fill(password)
  await on.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click()
  await on.waitForURL('/admin')
}

async function openTab(name: string) {
  await page.getByRole('tab', { name }).click()
  await page.getByRole('tabpanel', { name }).waitFor()
}

/** The dialog is asked for by its name: a toast may stand in another one. */
function dialog(name: string): Locator {
  return page.getByRole('dialog', { name })
}

function rowOf(text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Users, credentials, active and revoked ones; there are samples from the first start. */
async function readTotals(): Promise<number[]> {
  await openTab('Overview')
  const figures = page.getByRole('tabpanel').locator('dd')
  await expect.poll(() => figures.allTextContents()).not.toContain('–')
  return (await figures.allTextContents()).map(Number)
}

async function expectTotals(before: number[], changes: number[]) {
  await expect.poll(readTotals).toEqual(before.map((total, index) => total + (changes[index] ?? 0)))
}

async function focusedName(): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}

describe('an administrator', () => {
  test('issues a credential to a user found by name', async () => {
    const before = await readTotals()
    await page.getByRole('button', { name: 'Issue Credential' }).click()
    const form = dialog('Issue Credential')
    await form.getByRole('button', { name: 'Issue Credential' }).click()
    await form
      .getByText('Please fill in all required fields including passport last 4 digits.')
      .waitFor()
    await checkAccessibility(page)

    await form.getByRole('combobox', { name: 'User' }).fill('ler-one')
    await form.getByText('1 user', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    expect(await form.getByRole('combobox', { name: 'User' }).inputValue()).toBe(
      'traveller-one (traveller-one@example.org)',
    )
    await form.getByLabel('Visa Type').selectOption('J-1')
    expect(await form.getByLabel('Visa Type').locator('option:enabled').count()).toBe(5)
    await form.getByPlaceholder('Full legal name').fill('Sample Traveller')
    const passport = form.getByLabel('Passport Last 4 Digits')
    await passport.pressSequentially('a12b')
    await form.getByLabel('Issue Date').fill('2026-03-02')
    await form.getByLabel('Expiry Date').fill('2026-03-01')
    await form.getByRole('button', { name: 'Issue Credential' }).click()
    await form.getByText('Passport last 4 digits must be exactly 4 numbers (e.g., 1234).').waitFor()
    await form.getByText('Expiry date must be after issue date').waitFor()
    await form.getByText('Confirm who this person is before you issue.').waitFor()

    await passport.fill('1234')
    await form.getByLabel('Expiry Date').fill('2046-03-01')
    await form.getByRole('checkbox').check()

    // Closed by mistake, it opens again as it was left.
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Issue Credential' }).click()
    expect(await passport.inputValue()).toBe('1234')

    await form.getByRole('button', { name: 'Issue Credential' }).dblclick()
    await page
      .getByText(
        /Visa credential issued successfully and anchored on blockchain\.|Anchoring on blockchain is pending\./,
      )
      .waitFor({ timeout: CHAIN_MS })
    await form.waitFor({ state: 'detached' })
    await expectTotals(before, [0, 1, 1, 0])
  })

  test('sees it in the table with its transaction, and finds it by search and filter', async () => {
    await openTab('Credentials')
    const row = rowOf('Exchange Visitor')
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Refresh' }).click()
          return row.textContent()
        },
        { timeout: CHAIN_MS },
      )
      .toMatch(/0x[0-9a-f]{8}….*Local chain/)
    expect(await row.textContent()).toMatch(
      /^J-1 Exchange Visitor[0-9a-f]{8}…2 Mar 20261 Mar 2046Active/,
    )
    await checkAccessibility(page)

    await page.getByLabel('Visa type').selectOption('J-1')
    await page.getByLabel('Status').selectOption('revoked')
    await page.getByText('No credentials match').waitFor()
    expect(new URL(page.url()).searchParams.get('credentials.status')).toBe('revoked')
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await row.waitFor()
    await page.getByLabel('Search credentials').fill('urn:uuid:')
    await page.waitForURL(/credentials\.search=urn/)
    await row.waitFor()
    await page.reload()
    await row.waitFor()
    expect(await page.getByLabel('Search credentials').inputValue()).toBe('urn:uuid:')
  })

  test('revokes it once, for a reason', async () => {
    const before = await readTotals()
    await openTab('Credentials')
    await rowOf('Exchange Visitor').getByRole('button', { name: 'Revoke credential' }).click()
    const form = dialog('Revoke Credential')
    await form.getByRole('button', { name: 'Revoke', exact: true }).click()
    await form.getByText('Please provide a revocation reason.').waitFor()
    await checkAccessibility(page)
    expect(await form.getByLabel('Reason Code').locator('option').allTextContents()).toEqual([
      '1 – Administrative Revocation',
      '2 – Suspected Fraud',
      '3 – Policy Violation',
      '4 – Document Error',
      '5 – Security Compromise',
    ])
    await form.getByLabel('Reason Code').selectOption('4')
    await form.getByLabel('Detailed Reason').fill('The dates were mixed up.')
    await form.getByRole('button', { name: 'Revoke', exact: true }).click()
    await page
      .getByText(/Visa credential revoked successfully on blockchain\.|Visa credential revoked\./)
      .waitFor({ timeout: CHAIN_MS })

    const row = rowOf('Exchange Visitor')
    await row.getByText('Revoked', { exact: true }).waitFor()
    await row.getByText('The dates were mixed up.').waitFor()
    expect(await row.getByRole('button', { name: 'Revoke credential' }).count()).toBe(0)
    expect(await focusedName()).toBe('Credentials')
    await expectTotals(before, [0, 0, -1, 1])
  })

  test('gives and takes premium access and the admin role, but not their own', async () => {
    await openTab('Users')
    const own = rowOf('keeper@example.org')
    await own.getByText('This is you.').waitFor()
    expect(await own.getByRole('switch', { name: 'Admin role' }).isDisabled()).toBe(true)
    expect(await own.getByRole('button', { name: 'Delete keeper' }).isDisabled()).toBe(true)

    const row = rowOf('traveller-two')
    const premium = row.getByRole('switch', { name: 'Premium access' })
    await premium.click()
    await page.getByText('User premium access updated successfully.').waitFor()
    await row.getByText('Premium', { exact: true }).waitFor()
    await row.getByRole('img', { name: 'Premium' }).waitFor()
    expect(await premium.getAttribute('aria-checked')).toBe('true')

    const role = row.getByRole('switch', { name: 'Admin role' })
    await role.click()
    await page.getByText('User admin status updated successfully.').waitFor()
    await row.getByRole('img', { name: 'Admin' }).waitFor()
    await role.click()
    await row.getByRole('img', { name: 'Admin' }).waitFor({ state: 'detached' })
    await checkAccessibility(page)
  })

  test('deletes a user after a question', async () => {
    const before = await readTotals()
    await openTab('Users')
    await rowOf('traveller-one').getByRole('button', { name: 'Delete traveller-one' }).click()
    const question = dialog('Delete traveller-one')
    await question
      .getByText('Are you sure you want to delete this user? This action cannot be undone.')
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focusedName).toBe('Delete traveller-one')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete user' }).click()
    await page.getByText('User deleted successfully.').waitFor()
    await rowOf('traveller-one').waitFor({ state: 'detached' })
    expect(await focusedName()).toBe('Users')
    await expectTotals(before, [-1, 0, 0, 0])
  })

  test('finds a purchase, and saves all of them as a file that no spreadsheet runs', async () => {
    const buyer = '+SUM-1@example.org'
    await buy(createHttpClient(server.url), buyer)
    await startOrder(createHttpClient(server.url), 'undecided@example.org')
    await openTab('Purchases')
    await rowOf('undecided@example.org').getByText('Pending').waitFor()
    await page.getByLabel('Status').selectOption('completed')
    await rowOf('undecided@example.org').waitFor({ state: 'detached' })
    await page.getByLabel('Search purchases').fill('sum-1@')
    await page.waitForURL(/purchases\.search=sum/)
    const row = rowOf(buyer)
    await row.getByText('Completed', { exact: true }).waitFor()
    await row.getByText('$19.99').waitFor()
    await row.getByText('visa_guide').waitFor()
    await checkAccessibility(page)

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export all as CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('purchases.csv')
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines.find((line) => line.includes('SUM'))).toContain(`,"'${buyer}",`)

    await page.getByLabel('Refund').selectOption('true')
    await page.getByText('No purchases match').waitFor()
  })

  test('reads what happened, and what is on the chain', async () => {
    await openTab('Activity')
    for (const action of ['Issued credential', 'Revoked credential', 'Deleted user']) {
      await rowOf(action).first().getByText(ADMIN.username).waitFor()
    }
    await checkAccessibility(page)
    const [, total, , revoked] = await readTotals()
    await openTab('Blockchain')
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Refresh' }).click()
          return page.getByRole('tabpanel').locator('dd').allTextContents()
        },
        { timeout: CHAIN_MS },
      )
      .toEqual(expect.arrayContaining([String(total), String(revoked), '0', 'Local chain']))
    await checkAccessibility(page)
  })

  test('opens the analytics, which say when there is nothing to count', async () => {
    await openTab('Overview')
    await page.getByRole('link', { name: 'View Analytics' }).click()
    await page.getByRole('heading', { name: 'Verification Analytics' }).waitFor()
    await page.getByRole('heading', { name: 'Nothing verified in these days' }).waitFor()

    const stranger = createHttpClient(server.url)
    await stranger.post('/api/visa/verify/qr', { qrData: 'not a code' })
    await page.goto('/admin/analytics?days=7')
    await page.getByText('1 verification in 7 days').waitFor()
    await page.getByText('Show the figures per day').click()
    expect(await page.getByRole('region', { name: 'per day' }).getByRole('row').count()).toBe(8)
    await checkAccessibility(page)
  })

  test('is told when a list cannot be loaded, and tries again', async () => {
    await page.route('**/api/admin/blockchain/stats', (route) => route.abort())
    await page.goto('/admin?tab=blockchain')
    await page.getByText('Unable to load blockchain statistics').waitFor()
    await page.unroute('**/api/admin/blockchain/stats')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Total On-Chain').waitFor()
  })

  test('who is unsure whether a credential was issued is told to look first', async () => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Issue Credential' }).click()
    const form = dialog('Issue Credential')
    await form.getByRole('combobox', { name: 'User' }).fill('keeper')
    await form.getByText('1 user', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await form.getByLabel('Visa Type').selectOption('F-1')
    await form.getByLabel('Holder Name').fill('Sample Keeper')
    await form.getByLabel('Passport Last 4 Digits').fill('0001')
    await form.getByLabel('Issue Date').fill('2026-03-02')
    await form.getByLabel('Expiry Date').fill('2030-03-01')
    await page.route('**/api/admin/credentials/issue', (route) => route.abort())
    await form.getByRole('button', { name: 'Issue Credential' }).click()
    await form.getByText('may have been issued all the same').waitFor()
    expect(await form.getByLabel('Holder Name').inputValue()).toBe('Sample Keeper')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.unroute('**/api/admin/credentials/issue')
  })
})

describe('on a phone', () => {
  test('rows are cards, and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const tab of ['credentials', 'users', 'purchases', 'activity', 'blockchain', 'overview']) {
      await page.goto(`/admin?tab=${tab}`)
      await page.getByRole('tabpanel').locator('article, dl').first().waitFor()
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth)
      expect([tab, Math.max(0, overflow)]).toEqual([tab, 0])
      await checkAccessibility(page)
    }
    await page.setViewportSize({ width: 1280, height: 860 })
  })
})

describe('somebody who is no administrator', () => {
  test('is sent to sign in, and then denied', async () => {
    const other = await openBrowser({ baseURL: server.url })
    const stranger = await other.openPage('/admin')
    await stranger.waitForURL('/auth?next=%2Fadmin')
    await signIn('traveller-two', PASSWORD, stranger)
    await stranger.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await stranger.getByText("You don't have permission to access the admin dashboard.").waitFor()
    expect(other.complaints).toEqual([])
    await other.close()
  })
})

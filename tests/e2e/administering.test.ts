import { describe, expect } from 'vitest'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { KEEPER } from '#tests/support/browser/sign-in.ts'
import { CHAIN_MS, chooseInRow, test } from './console.ts'
import { holdRequests } from './hold-requests.ts'

const ISSUE = '**/api/admin/credentials/issue'

describe('an administrator', () => {
  test('issues a credential to a user found by name', async ({ desk, page }) => {
    const before = await desk.readTotals()
    await page.getByRole('button', { name: 'Issue Credential' }).click()
    const form = desk.dialog('Issue Credential')
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

    // Closes the form, as an issuer may do by mistake. The form must open again with its content.
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Issue Credential' }).click()
    expect(await passport.inputValue()).toBe('1234')

    const letGo = await holdRequests(page, ISSUE)
    await form.getByRole('button', { name: 'Issue Credential' }).dblclick()
    await form.getByRole('button', { name: 'Issuing...' }).waitFor()
    letGo()
    await page
      .getByText(
        /Visa credential issued successfully and anchored on blockchain\.|Anchoring on blockchain is pending\./,
      )
      .waitFor({ timeout: CHAIN_MS })
    await form.waitFor({ state: 'detached' })
    await desk.expectTotals(before, [0, 1, 1, 0])
  })

  test('sees it in the table with its transaction, and finds it by search and filter', async ({
    desk,
    page,
  }) => {
    await desk.openTab('Credentials')
    const row = desk.rowOf('Exchange Visitor')
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
      /J-1 Exchange Visitortraveller-onetraveller-one@example\.org[0-9a-f]{8}…2 Mar 20261 Mar 2046Active/,
    )
    await checkAccessibility(page)

    await page.getByLabel('Type', { exact: true }).selectOption('J-1')
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

  test('revokes it once, for a reason', async ({ desk, page }) => {
    const before = await desk.readTotals()
    await desk.openTab('Credentials')
    await chooseInRow(desk.rowOf('Exchange Visitor'), 'Revoke')
    const form = desk.dialog('Revoke Credential')
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
    await form.getByText('The holder reads it in the wallet and is mailed it.').waitFor()
    await form.getByLabel('Reason Code').selectOption('4')
    await form.getByLabel('Detailed Reason').fill('The dates were mixed up.')
    const letGo = await holdRequests(page, '**/api/admin/credentials/*/revoke')
    await form.getByRole('button', { name: 'Revoke', exact: true }).click()
    await form.getByRole('button', { name: 'Revoking...' }).waitFor()
    letGo()
    await page
      .getByText(/Visa credential revoked successfully on blockchain\.|Visa credential revoked\./)
      .waitFor({ timeout: CHAIN_MS })

    const row = desk.rowOf('Exchange Visitor')
    await row.getByText('Revoked', { exact: true }).waitFor()
    await row.getByText('The dates were mixed up.').waitFor()
    expect(await desk.focusedName()).toBe('Credentials')
    await row.getByRole('button', { name: 'Actions for credential' }).click()
    expect(await row.getByRole('menuitem').allTextContents()).toEqual(['Details'])
    await row.getByRole('menuitem', { name: 'Details' }).click()
    const details = desk.dialog('Credential Details')
    await details.getByText('The dates were mixed up.').waitFor()
    await checkBothThemes(page)
    await page.keyboard.press('Escape')
    await expect.poll(desk.focusedName).toMatch(/^Actions for credential/)
    await desk.expectTotals(before, [0, 0, -1, 1])
  })

  test('gives and takes premium access and the admin role, but not their own', async ({
    desk,
    page,
  }) => {
    await desk.openTab('Users')
    const own = desk.rowOf('keeper@example.org')
    await own.getByText('This is you.').waitFor()
    expect(await own.getByRole('switch', { name: 'Admin role' }).isDisabled()).toBe(true)
    expect(await own.getByRole('button', { name: 'Delete keeper' }).isDisabled()).toBe(true)

    const row = desk.rowOf('traveller-two')
    const premium = row.getByRole('switch', { name: 'Premium access' })
    const refusal = { status: 500, body: 'no' }
    await page.route('**/api/admin/users/*/premium', (route) => route.fulfill(refusal), {
      times: 1,
    })
    await premium.click()
    const told = page.getByRole('alert')
    await told.getByText('Error', { exact: true }).waitFor()
    await told.getByText('The server could not do this. Please try again.').waitFor()
    expect(await premium.getAttribute('aria-checked')).toBe('false')

    await premium.click()
    await page.getByText('User premium access updated successfully.').waitFor()
    await row.getByText('Premium', { exact: true }).waitFor()
    await row.getByRole('img', { name: 'Premium' }).waitFor()
    expect(await premium.getAttribute('aria-checked')).toBe('true')

    const role = row.getByRole('switch', { name: 'Admin role' })
    await role.click()
    await desk
      .dialog('Make traveller-two an administrator?')
      .getByRole('button', { name: 'Make administrator' })
      .click()
    await page.getByText('User admin status updated successfully.').waitFor()
    await row.getByRole('img', { name: 'Admin' }).waitFor()
    await role.click()
    await desk
      .dialog('Withdraw the admin role of traveller-two?')
      .getByRole('button', { name: 'Withdraw admin role' })
      .click()
    await row.getByRole('img', { name: 'Admin' }).waitFor({ state: 'detached' })
    await checkAccessibility(page)
  })

  test('deletes a user after a question', async ({ desk, page }) => {
    const before = await desk.readTotals()
    await desk.openTab('Users')
    await desk.rowOf('traveller-one').getByRole('button', { name: 'Delete traveller-one' }).click()
    const question = desk.dialog('Delete traveller-one')
    await question
      .getByText('Are you sure you want to delete this user? This action cannot be undone.')
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(desk.focusedName).toBe('Delete traveller-one')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete user' }).click()
    await page.getByText('User deleted successfully.').waitFor()
    await desk.rowOf('traveller-one').waitFor({ state: 'detached' })
    expect(await desk.focusedName()).toBe('Users')
    await desk.expectTotals(before, [-1, 0, 0, 0])
  })

  test('reads what happened, and what is on the chain', async ({ desk, page }) => {
    await desk.openTab('Activity')
    for (const action of ['Issued credential', 'Revoked credential', 'Deleted user']) {
      await desk.rowOf(action).first().getByText(KEEPER.username).waitFor()
    }
    await checkAccessibility(page)
    const [, total, , revoked] = await desk.readTotals()
    await desk.openTab('Blockchain')
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
})

describe('an issuer with fifty people in the queue', () => {
  test('issues by the keyboard alone, and finds the day of issue filled in', async ({
    desk,
    page,
  }) => {
    let keys = 0
    const press = async (key: string, times = 1) => {
      for (let at = 0; at < times; at += 1) await page.keyboard.press(key)
      keys += times
    }
    const type = async (text: string) => {
      await page.keyboard.type(text)
      keys += text.length
    }
    await page.getByRole('button', { name: 'Issue Credential' }).focus()
    await press('Enter')
    const form = desk.dialog('Issue Credential')
    await form.waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await type('traveller-two')
    await form.getByText('1 user', { exact: true }).waitFor()
    await press('Enter')
    // The holder's email address is not confirmed. The issuer has to tick a box about this.
    await press('Tab')
    await press(' ')
    await press('Tab')
    await type('H-1B')
    await press('Tab')
    await type('Second Traveller')
    await press('Tab')
    await type('1234')
    await press('Tab')
    expect(await focused()).toBe('issueDate')
    const today = await page.evaluate(() => {
      const now = new Date()
      return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
    })
    expect(await form.getByLabel('Issue Date').inputValue()).toBe(today)
    while ((await focused()) === 'issueDate') await press('Tab')
    await type('03012046')
    await press('Enter')
    await page.getByText(/Visa credential issued/).waitFor({ timeout: CHAIN_MS })
    await form.waitFor({ state: 'detached' })
    // 45 of these key presses type values that only the issuer knows. The values are the user, the
    // visa type, the holder's name, the digits and the last day.
    expect(keys).toBeLessThanOrEqual(59)
  })
})

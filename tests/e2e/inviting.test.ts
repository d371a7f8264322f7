import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { test } from './console.ts'
import { waitForLink } from './mailbox.ts'

/** Issues a credential in the console to an email address that has no account yet. */
async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Issue Credential' }).click()
  const form = page.getByRole('dialog', { name: 'Issue Credential' })
  const user = form.getByRole('combobox', { name: 'User' })
  await user.fill(email)
  await form.getByRole('option', { name: `Invite ${email}` }).waitFor()
  await user.press('Enter')
  await form.getByText('This address has no account.').waitFor()
  await form.getByLabel('Visa Type').selectOption('F-1')
  await form.getByPlaceholder('Full legal name').fill('Invited Traveller')
  await form.getByLabel('Passport Last 4 Digits').fill('4711')
  await form.getByLabel('Issue Date').fill('2026-03-02')
  await form.getByLabel('Expiry Date').fill('2046-03-01')
  await checkBothThemes(page)
  await form.getByRole('button', { name: 'Send Invitation' }).press('Enter')
  await form.waitFor({ state: 'detached' })
}

async function register(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').first().fill(username)
  await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

async function accept(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Passport Last 4 Digits').fill(digits)
  await page.getByRole('button', { name: 'Accept' }).click()
}

describe('somebody without an account', () => {
  test('is invited, creates one by the link, and has the credential for the right digits', async ({
    server,
    desk,
    page,
    openBrowser,
  }) => {
    const email = 'newcomer@example.org'
    await invite(page, email)
    await desk.openTab('Invitations')
    const row = desk.rowOf(email)
    await row.getByText('Invited', { exact: true }).waitFor()
    await row.getByText('F-1 for IT', { exact: true }).waitFor()
    await row.getByText('2 Mar 2026 to 1 Mar 2046', { exact: true }).waitFor()
    await checkBothThemes(page)

    const theirs = await (await openBrowser()).openPage()
    await theirs.goto(await waitForLink(server, email, 'invitation'))
    await theirs.getByText(`Sign in with ${email}, or create a free account`).waitFor()
    expect(await theirs.getByLabel('Email').inputValue()).toBe(email)
    await checkBothThemes(theirs)
    await register(theirs, 'newcomer')
    await accept(theirs, '471')
    await theirs.getByText('Passport last 4 digits must be exactly 4 numbers').waitFor()
    await accept(theirs, '0000')
    await theirs.getByText('4 tries are left.').waitFor()
    await checkBothThemes(theirs)
    await accept(theirs, '4711')
    await theirs.getByRole('heading', { name: 'The credential is yours' }).waitFor()
    await checkBothThemes(theirs)
    await theirs.getByRole('link', { name: 'Open the wallet' }).click()
    await theirs.getByText('Invited Traveller').first().waitFor()

    await page.getByRole('button', { name: 'Refresh' }).click()
    await row.getByText('Issued', { exact: true }).waitFor()
  })

  test('finds an invitation over once it was withdrawn', async ({
    server,
    desk,
    page,
    openBrowser,
  }) => {
    const email = 'never-mind@example.org'
    await invite(page, email)
    const link = await waitForLink(server, email, 'invitation')
    await desk.openTab('Invitations')
    await desk.rowOf(email).getByRole('button', { name: 'Withdraw' }).click()
    const dialog = desk.dialog('Withdraw Invitation')
    await dialog.getByText('F-1 for IT').waitFor()
    await checkBothThemes(page)
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await desk.rowOf(email).getByText('Withdrawn', { exact: true }).waitFor()

    const theirs = await (await openBrowser()).openPage()
    await theirs.goto(link)
    await theirs.getByRole('heading', { name: 'This invitation is over' }).waitFor()
    await checkBothThemes(theirs)
  })
})

import { describe, expect } from 'vitest'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { CHAIN_MS, chooseInRow, test as administering } from './console.ts'
import { holdRequests } from './hold-requests.ts'
import { buildIssuer, HOLDER_NAME } from './wallet-holder.ts'

const test = administering.extend('issuer', { scope: 'file' }, ({ server }) => buildIssuer(server))

const PHONE = { viewport: { width: 390, height: 844 } }

describe('an administrator', () => {
  test('corrects a credential by keyboard, and its holder sees what has replaced what', async ({
    desk,
    issuer,
    openBrowser,
    page,
    person,
  }) => {
    const wrong = await issuer.issue(person)
    await desk.openTab('Credentials')
    await page.getByLabel('Search credentials').fill(person.username)
    const row = desk.rowOf('Active').filter({ hasText: person.username })
    await chooseInRow(row, 'Correct')
    const form = desk.dialog('Correct Credential')
    await form.getByText(`${person.username} (${person.username}@example.org)`).waitFor()
    expect(await form.getByLabel('Visa Type').inputValue()).toBe('F-1')
    expect(await form.getByLabel('Holder Name').inputValue()).toBe('')
    await form.getByLabel('Detailed Reason').fill('The name was misspelt.')
    await form.getByRole('button', { name: 'Revoke and issue corrected' }).press('Enter')
    await form
      .getByText('Change at least one field: nothing differs from the credential.')
      .waitFor()
    await form.getByLabel('Issue Date').fill('2060-01-01')
    await form.getByLabel('Issue Date').press('Enter')
    await form.getByText('Expiry date must be after issue date').waitFor()
    await checkBothThemes(page)

    await form.getByLabel('Issue Date').fill('2026-01-05')
    await form.getByLabel('Holder Name').fill('Right Traveller')
    const letGo = await holdRequests(page, '**/api/admin/credentials/*/correct')
    await form.getByLabel('Holder Name').press('Enter')
    await form.getByRole('button', { name: 'Correcting...' }).waitFor()
    letGo()
    await page.getByText(/Visa credential corrected\./).waitFor({ timeout: CHAIN_MS })
    await form.waitFor({ state: 'detached' })
    expect(await desk.focusedName()).toBe('Credentials')

    const old = desk.rowOf('Revoked').filter({ hasText: person.username })
    await old.getByText('The name was misspelt.').waitFor()
    await old.getByText(/^Corrected: replaced by …[0-9a-f]{8}$/).waitFor()
    await row.getByText(`Replaces …${wrong.slice(-8)}`).waitFor()
    await checkAccessibility(page)

    const wallet = await (await openBrowser(PHONE)).openPage()
    await signIn(wallet, person, '/wallet')
    await wallet.getByRole('heading', { name: 'Right Traveller' }).waitFor()
    await wallet.getByText(`Replaces …${wrong.slice(-8)}`).waitFor()
    await wallet.getByText('1 ended credential: 1 revoked').click()
    const ended = wallet.getByRole('article').filter({ hasText: HOLDER_NAME })
    await ended.getByText(/^Corrected: replaced by …[0-9a-f]{8}$/).waitFor()
    await ended.getByRole('button', { name: 'Details' }).click()
    const details = wallet.getByRole('dialog')
    await details.getByText('The name was misspelt.').waitFor()
    await details.getByText(/^Corrected: replaced by/).waitFor()
    await checkBothThemes(wallet)
  })

  test('renews what expires soon in one action, and learns of each that was not', async ({
    desk,
    issuer,
    page,
    person,
  }) => {
    await issuer.issue(person, { type: 'J-1', expiresInDays: 20 })
    await issuer.issue(person, { type: 'L-1', expiresInDays: 59 })
    await issuer.issue(person, { type: 'H-1B', expiresInDays: 9000 })
    await desk.openTab('Credentials')
    await page.getByLabel('Search credentials').fill(person.username)
    await page.waitForURL(/credentials\.search=person/)
    const rows = desk.rowOf(person.username)
    await expect.poll(() => rows.count()).toBe(3)

    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
    await page.getByText('3 selected', { exact: true }).waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Renew 3 selected' }).press('Enter')
    const form = desk.dialog('Renew Credentials')
    await form.getByText('3 credentials of 1 account').waitFor()
    await form.getByRole('button', { name: 'Renew 3' }).press('Enter')
    await form.getByText('Enter a date that exists, as YYYY-MM-DD.').waitFor()
    await checkBothThemes(page)
    await form.getByLabel('New Expiry Date').fill('2040-01-01')
    await form.getByLabel('New Expiry Date').press('Enter')
    await form.getByText('2 of 3 credentials were renewed, 1 was not:').waitFor()
    await expect.poll(desk.focusedName).toBe('Outcome')
    const refused = form.getByRole('list', { name: 'Not done' })
    await refused.getByText('H-1B').waitFor()
    await refused.getByText('The new expiry date must be after the present one.').waitFor()
    await checkBothThemes(page)
    await form.getByRole('button', { name: 'Close' }).last().press('Enter')
    await form.waitFor({ state: 'detached' })
    expect(await desk.focusedName()).toBe('Credentials')

    await expect.poll(() => rows.count()).toBe(5)
    expect(await rows.getByText(/^Renewed: replaced by …/).count()).toBe(2)
    expect(await rows.getByText(/^Replaces …/).count()).toBe(2)
    expect(await page.getByText('selected', { exact: false }).count()).toBe(0)
    await page.getByLabel('Status').selectOption('expiring')
    await page.getByText('No credentials match').waitFor()
  })

  test('renews one, and revokes several from the cards of a phone', async ({
    desk,
    issuer,
    page,
    person,
  }) => {
    await issuer.issue(person, { type: 'J-1', expiresInDays: 20 })
    await issuer.issue(person, { type: 'L-1', expiresInDays: 30 })
    await page.setViewportSize(PHONE.viewport)
    await desk.openTab('Credentials')
    await page.getByLabel('Search credentials').fill(person.username)
    await page.waitForURL(/credentials\.search=person/)
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    const card = (text: string) => page.getByRole('article').filter({ hasText: text })
    await card('J-1').getByRole('button', { name: 'Renew credential' }).press('Enter')
    const renewal = desk.dialog('Renew Credential')
    const suggested = await renewal.getByLabel('New Expiry Date').inputValue()
    expect(Date.parse(suggested) - Date.now()).toBeGreaterThan(380 * 86_400_000)
    await checkBothThemes(page)
    await renewal.getByRole('button', { name: 'Renew', exact: true }).press('Enter')
    await page.getByText(/Visa credential renewed/).waitFor({ timeout: CHAIN_MS })
    await card('Renewed: replaced by …').waitFor()
    await card('Replaces …').waitFor()

    await card('L-1').getByRole('checkbox', { name: 'Select credential' }).press('Space')
    await card('Replaces …').getByRole('checkbox', { name: 'Select credential' }).press('Space')
    await page.getByText('2 selected', { exact: true }).waitFor()
    await checkBothThemes(page)
    await page.getByRole('button', { name: 'Revoke 2 selected' }).press('Enter')
    const form = desk.dialog('Revoke Credentials')
    await form.getByRole('button', { name: 'Revoke 2' }).press('Enter')
    await form.getByText('Please provide a revocation reason.').waitFor()
    await checkBothThemes(page)
    await form.getByLabel('Detailed Reason').fill('The sponsor withdrew.')
    await form.getByRole('button', { name: 'Revoke 2' }).press('Enter')
    await form.getByText('2 credentials were revoked.').waitFor()
    await form.getByRole('button', { name: 'Close' }).last().press('Enter')
    await expect.poll(() => card('The sponsor withdrew.').count()).toBe(2)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { eventually, openWallet, waitForPass, test } from './wallet-holder.ts'

function card(page: Page, type: string) {
  return page.getByRole('article').filter({ hasText: type })
}

describe('a holder without credentials', () => {
  test('reads that the wallet is empty and where to learn more', async ({ person, page }) => {
    await openWallet(page, person)
    await page.getByRole('heading', { name: 'Your Wallet is Empty' }).waitFor()
    await page.getByRole('button', { name: 'Learn About Digital Visas' }).click()
    const help = page.getByRole('dialog', { name: 'Wallet help' })
    await help.getByText('it is neither a visa nor a passport').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await page.getByText('Why does a code expire?').click()
    await page.getByText(/a photo of it is worth little/).waitFor()
    await checkAccessibility(page)
  })
})

describe('a holder', () => {
  test('sees every credential with its status, and the totals by the definitions', async ({
    issuer,
    person,
    page,
  }) => {
    await issuer.issue(person, { type: 'F-1' })
    await issuer.issue(person, { type: 'H-1B', expiresInDays: 12 })
    await issuer.revoke(await issuer.issue(person, { type: 'J-1' }))
    await openWallet(page, person)

    await card(page, 'F-1').getByText('Valid', { exact: true }).waitFor()
    const show = await page.getByRole('button', { name: 'Show QR' }).first().boundingBox()
    expect((show?.y ?? Infinity) + (show?.height ?? 0)).toBeLessThan(844)
    await card(page, 'H-1B').getByText('Expiring Soon').waitFor()
    expect(await card(page, 'J-1').isVisible()).toBe(false)
    await page.getByText('1 ended credential: 1 revoked').click()
    await card(page, 'J-1').getByText('Revoked').waitFor()
    expect(await page.locator('dl').first().locator('dd').allTextContents()).toEqual([
      '3',
      '2',
      '1',
      '1',
    ])
    expect(await card(page, 'J-1').getByRole('button', { name: 'Show QR' }).isDisabled()).toBe(true)
    await checkBothThemes(page)

    await card(page, 'J-1').getByRole('button', { name: 'Details' }).click()
    const details = page.getByRole('dialog', { name: 'J-1 Exchange Visitor' })
    await details.getByText('Wrong dates').waitFor()
    await checkAccessibility(page)
  })

  test('takes one place in the account, though the answer to the first key was lost', async ({
    server,
    holder,
    page,
  }) => {
    const keys: unknown[] = []
    await page.route('**/api/visa/devices', async (route) => {
      keys.push(route.request().postDataJSON())
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await openWallet(page, holder)
    await eventually(() => keys.length).toBe(1)
    // Presses again until the page sends a second request. A press during the first refresh starts
    // no new request.
    await eventually(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      return keys.length
    }).toBe(2)
    await waitForPass(page)
    expect(keys[1]).toMatchObject({ publicKey: (keys[0] as { publicKey: string }).publicKey })

    const desk = createHttpClient(server.url)
    await desk.post('/api/login', { username: holder.username, password: PASSWORD })
    expect((await desk.get('/api/visa/devices')).body).toMatchObject([{ endedAt: null }])
  })
})

import { expect } from 'vitest'
import type { Purchase } from '#contracts/checkout/purchases.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { signInAdministrator, signIn } from '#tests/support/browser/sign-in.ts'
import { CARDS, expectPaid, payButton, payWith } from './buyer.ts'
import { countPages } from '#tests/support/browser/pdf.ts'
import { test } from './journey.ts'

test('a buyer finds the receipt and the credit note, opens one alone, and prints it on one sheet', async ({
  server,
  person,
  page,
}) => {
  await signIn(page, person, '/profile')
  await page.getByText('You have bought nothing yet.').waitFor()
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Continue to Secure Payment' }).click()
  await payButton(page).waitFor()
  await payWith(page, CARDS.good)
  await expectPaid(page)
  await giveBack(server.url, `${person.username}@example.org`)

  await page.goto('/profile')
  await page.getByRole('heading', { name: 'Receipts' }).waitFor()
  await page.getByRole('link', { name: /^Open credit note 1-\d{6}$/ }).waitFor()
  await checkBothThemes(page)
  await page.getByRole('link', { name: /^Open receipt 1-\d{6}$/ }).click()
  await page.getByRole('heading', { name: /^Receipt 1-\d{6}$/ }).waitFor()

  await page.reload()
  const paper = page.getByRole('article')
  await paper.getByText('$19.99').waitFor()
  await paper.getByText('US visa interview success guide').waitFor()
  expect(await paper.innerText()).not.toContain(person.username)
  await checkBothThemes(page)
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark')
  })
  expect(countPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const readColours = () =>
    paper.evaluate((element) => ({
      sheet: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(element).color,
    }))
  await expect.poll(readColours).toEqual({ sheet: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' })
})

test('a receipt of somebody else is not there', async ({ person, page }) => {
  await signIn(page, person, `/account/receipts/${crypto.randomUUID()}`)
  await page.getByText('There is no such receipt.').waitFor()
  await checkBothThemes(page)
})

/** Signs in as an administrator, and refunds a part of the payment with this email address. */
async function giveBack(url: string, email: string): Promise<void> {
  const administrator = await signInAdministrator(url)
  const search = encodeURIComponent(email)
  const { body } = await administrator.get(`/api/admin/purchases?search=${search}`)
  const [purchase] = body as Purchase[]
  const { status } = await administrator.post(`/api/admin/purchases/${purchase?.id ?? ''}/refund`, {
    cents: 500,
    reason: 'Asked by mail.',
  })
  expect(status).toBe(200)
}

import { expect } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { startKeptServer } from '#tests/support/browser/sign-in.ts'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { test as administering } from './console.ts'

const stripe = await startStripeDouble()

// Replaces the payment provider by a double. With the double, a test can pay a sum that differs
// from the sum of the order.
const test = administering
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startKeptServer('postgres', stripe.env)
    onCleanup(server.close)
    return server
  })
  .extend('payWrongly', ({ server }) => async (cents: number) => {
    const email = newAddress()
    const { clientSecret } = await startOrder(createHttpClient(server.url), email)
    const intent = stripe.openIntent(clientSecret.replace('_secret', ''))
    if (!intent) throw new Error('The provider does not know the payment.')
    intent.amount = cents
    stripe.pay(intent.id)
    for (const event of stripe.events) await stripe.deliver(server.url, event)
    return email
  })

test('an owner makes a payment that fits no order a purchase, and gives another one back', async ({
  payWrongly,
  desk,
  page,
}) => {
  const buyer = await payWrongly(1500)
  await payWrongly(700)
  await desk.openTab('To check')
  const row = desk.rowOf('$15.00')
  await row.getByText('Ordered: $19.99').waitFor()
  await row.getByText(buyer).waitFor()
  await checkBothThemes(page)

  await row.getByRole('button', { name: 'Grant access' }).click()
  const accepting = desk.dialog('Grant Access')
  await accepting.getByLabel('Reason').fill('Their bank kept a fee.')
  await accepting.getByRole('button', { name: 'Grant access' }).click()
  await accepting.getByText('Choose a user.').waitFor()
  await accepting.getByRole('combobox', { name: 'User' }).fill(buyer)
  await accepting.getByText('1 user', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await checkBothThemes(page)
  await accepting.getByRole('button', { name: 'Grant access' }).click()
  await row.getByText('Made a purchase').waitFor()
  expect(await row.getByRole('button', { name: 'Refund' }).count()).toBe(0)

  const other = desk.rowOf('$7.00')
  await other.getByRole('button', { name: 'Refund' }).click()
  const refunding = desk.dialog('Refund Payment')
  await refunding.getByRole('button', { name: 'Refund' }).click()
  await refunding.getByText('Say why.').waitFor()
  await refunding.getByLabel('Reason').fill('Not for us.')
  await refunding.getByRole('button', { name: 'Refund' }).click()
  await other.getByText('Given back').waitFor()

  await page.getByLabel('State').selectOption('open')
  await page.getByText('No payments match').waitFor()
  await desk.openTab('Purchases')
  await desk.rowOf(buyer).getByText('$15.00').waitFor()
})

test('an owner finds on the overview what waits, decides on it, and finds it there no more', async ({
  payWrongly,
  desk,
  page,
}) => {
  await payWrongly(1100)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const line = page.getByRole('link', { name: 'payment that fits no order' })
  await line.waitFor()
  await page
    .getByRole('img', { name: /^From \d+ on / })
    .first()
    .waitFor()
  await checkBothThemes(page)
  await line.click()
  await page.waitForURL('/admin?tab=to-check&to-check.state=open')
  const row = desk.rowOf('$11.00')
  await row.getByRole('button', { name: 'Dismiss' }).click()
  const dialog = desk.dialog('Dismiss Payment')
  await dialog.getByLabel('Reason').fill('Of another shop.')
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await row.waitFor({ state: 'detached' })

  await desk.openTab('Overview')
  await line.waitFor({ state: 'detached' })
  const actions = page.getByRole('region', { name: 'Newest actions' })
  await actions.getByText('Dismissed an unmatched payment').waitFor()
  await actions.getByRole('link', { name: 'All activity' }).click()
  await desk.rowOf('Dismissed an unmatched payment').first().waitFor()
})

test('on a phone they are cards, and nothing scrolls sideways', async ({ payWrongly, page }) => {
  await payWrongly(900)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin?tab=to-check')
  const card = page.getByRole('article').filter({ hasText: '$9.00' })
  await card.getByRole('button', { name: 'Dismiss' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dismiss Payment' })
  await checkBothThemes(page)
  await dialog.getByLabel('Reason').fill('Of another shop.')
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await card.getByText('Dismissed').waitFor()
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth)
  expect(Math.max(0, overflow)).toBe(0)
})

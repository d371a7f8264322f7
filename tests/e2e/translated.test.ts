import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PASSWORD, signIn } from '#tests/support/browser/sign-in.ts'
import { enterEmail, expectPaid, payButton, payWith, CARDS } from './buyer.ts'
import { nameSomebody } from './journey.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { translatePages } from './translator.ts'
import { openVerdict } from './verify-page.ts'
import { HOLDER_NAME, readShownCode, tokenOf, test as onPhone } from './wallet-holder.ts'

const test = onPhone.extend('page', async ({ browser }) => {
  const page = await browser.openPage()
  await translatePages(page)
  return page
})

const PUBLIC = [
  '/',
  '/guide',
  '/corrections',
  '/practice-test',
  '/auth',
  '/auth?tab=signup',
  '/forgot-password',
].concat(['/checkout', '/verify', '/privacy', '/terms', '/refund', '/recover'])

/** Presses every button. Expects after each press that the page shows its content and no error. */
async function pressEverything(page: Page, path: string) {
  await page.goto(path)
  const buttons = page.locator('button:visible:enabled:not([aria-disabled=true])')
  await page.locator('main h1').waitFor()
  const count = await buttons.count()
  for (let turn = 0; turn < count; turn += 1) {
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await page.goto(path)
    const button = buttons.nth(turn)
    if ((await button.count()) === 0) continue
    const name = await button.textContent()
    await button.click()
    await expectSound(page, `${path}: ${name ?? ''}`)
  }
}

async function expectSound(page: Page, place: string) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  expect(await page.getByText('This page could not be shown').count(), place).toBe(0)
  expect(await page.locator('main').textContent(), place).toMatch(/\p{L}/u)
}

test('each button of each public page leaves its screen whole', async ({ page }) => {
  await page.addLocatorHandler(page.locator('dialog:modal'), () => page.keyboard.press('Escape'))
  for (const path of PUBLIC) await pressEverything(page, path)
})

test('somebody signs up, told of the fault of now and of no fault before', async ({ page }) => {
  const username = nameSomebody()
  await page.goto('/auth?tab=signup')
  const form = page.getByRole('tabpanel')
  const signUp = form.getByRole('button', { name: 'Sign Up' })
  await signUp.click()
  await form.getByText('PASSWORD IS REQUIRED').waitFor()
  await form.getByLabel(/^password$/i).fill('short')
  await signUp.click()
  await form.getByText('USE AT LEAST 8 CHARACTERS.').waitFor()
  expect(await form.getByText('PASSWORD IS REQUIRED').count()).toBe(0)

  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Email').fill(`${username}@example.org`)
  await form.getByLabel(/^password$/i).fill(PASSWORD)
  await form.getByLabel(/^confirm password$/i).fill(PASSWORD)
  await signUp.click()
  await page.waitForURL('/progress')
  await page.getByText('WELCOME TO VISA SUCCESS GUIDE!').waitFor()
})

test('somebody buys the guide', async ({ page }) => {
  await page.goto('/checkout')
  await enterEmail(page, newAddress())
  await payButton(page).waitFor()
  await payWith(page, CARDS.good)
  await expectPaid(page)
})

test('a holder shows a code, and its verdict and number stay as they are', async ({
  page,
  holder,
}) => {
  await signIn(page, holder, '/wallet')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('WALLET REFRESHED').waitFor()
  await page.getByRole('button', { name: 'Show QR' }).click()
  await page.getByRole('dialog').getByRole('timer').waitFor()
  const text = await page.getByRole('dialog').textContent()
  expect(text).toContain(`${HOLDER_NAME} · …${holder.credentialId.slice(-8)}`)
  expect(text).toMatch(/THE SERVER MADE THIS CODE|THIS CODE WAS MADE ON THIS DEVICE/)
  const code = await readShownCode(page)
  await openVerdict(page, tokenOf(code))
  expect(await page.locator('[data-verdict] p').first().textContent()).toBe('VALID')
})

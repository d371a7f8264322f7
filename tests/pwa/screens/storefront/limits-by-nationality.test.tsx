// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import '#pwa/device/sale/checks-of-guide.tsx'
import { CheckoutPage } from '#pwa/screens/checkout/checkout-page.tsx'
import { Hero } from '#pwa/screens/storefront/home/hero.tsx'
import { VisaPicker } from '#pwa/screens/storefront/sections/visa-picker.tsx'

test.each([
  ['the opening of the home page', <Hero key="hero" />],
  ['the checkout', <CheckoutPage key="checkout" />],
])('%s speaks of bonds and limits by nationality before the purchase', async (_place, screen) => {
  const page = await showScreen(screen, { user: null })
  expect(page.container.textContent).toContain('Your nationality may decide')
  const links = [/limits by nationality/, /visa bonds/].map((name) =>
    page.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual(['/guide#entry-limits', '/guide#visa-bonds'])
  const known = freeContent.notices.map(({ id }) => `/guide#${id}`)
  expect(known).toEqual(expect.arrayContaining(links))
})

test('the checkout says what each fact names', async () => {
  const page = await showScreen(<CheckoutPage />, { user: null })
  expect(page.container.textContent).toContain(
    'Each fact names the day and the copy or page that we read, and the official page to check.',
  )
})

test('the visa picker has the look-up, and leaves the sentence to the opening of the page', async () => {
  const page = await showScreen(<VisaPicker cards={freeContent.visaCards} />, { user: null })
  page.getByRole('button', { name: 'What applies to me?' })
  expect(page.container.textContent).not.toContain('Before you buy')
})

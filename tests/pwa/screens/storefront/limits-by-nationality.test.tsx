// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { CheckoutPage } from '#pwa/screens/checkout/checkout-page.tsx'
import { VisaPicker } from '#pwa/screens/storefront/visa-picker.tsx'

test.each([
  ['the visa picker', <VisaPicker key="picker" cards={freeContent.visaCards} />],
  ['the checkout', <CheckoutPage key="checkout" />],
])('%s speaks of bonds and limits by nationality before the purchase', async (_place, screen) => {
  const page = await showScreen(screen, { user: null })
  expect(page.container.textContent).toContain('suspends visas for some nationalities')
  expect(page.container.textContent).toContain(
    'read from stored copies up to 8 Oct 2026, not from the live pages; each names the page to check',
  )
  const links = [/limits by nationality/, /visa bonds/].map((name) =>
    page.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual(['/guide#entry-limits', '/guide#visa-bonds'])
  const known = freeContent.notices.map(({ id }) => `/guide#${id}`)
  expect(known).toEqual(expect.arrayContaining(links))
})

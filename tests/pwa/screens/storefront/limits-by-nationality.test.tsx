// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import '#pwa/device/sale/checks-of-guide.tsx'
import { CheckoutPage } from '#pwa/screens/checkout/checkout-page.tsx'
import { VisaPicker } from '#pwa/screens/storefront/sections/visa-picker.tsx'

test.each([
  ['the visa picker', <VisaPicker key="picker" cards={freeContent.visaCards} />],
  ['the checkout', <CheckoutPage key="checkout" />],
])('%s speaks of bonds and limits by nationality before the purchase', async (_place, screen) => {
  const page = await showScreen(screen, { user: null })
  expect(page.container.textContent).toContain('Your nationality may decide')
  expect(page.container.textContent).toContain(
    'Each fact names the day and the copy or page that we read, and the official page to check.',
  )
  const links = [/limits by nationality/, /visa bonds/].map((name) =>
    page.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual(['/guide#entry-limits', '/guide#visa-bonds'])
  const known = freeContent.notices.map(({ id }) => `/guide#${id}`)
  expect(known).toEqual(expect.arrayContaining(links))
})

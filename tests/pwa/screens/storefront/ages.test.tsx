// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { readGuideSale } from '#contracts/checkout/guide-sale.ts'
import '#pwa/device/sale/checks-of-guide.tsx'
import { Pricing } from '#pwa/screens/storefront/sections/pricing.tsx'
import { answer, askedPaths } from '#tests/support/browser/answers.ts'

const observing: IntersectionObserverCallback[] = []

// Replaces the browser's observer by a double. The test decides when an element is visible.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = vi.fn()
    disconnect = vi.fn()
    constructor(callback: IntersectionObserverCallback) {
      observing.push(callback)
    }
  },
)

test('the price section says who has checked the guide, once a visitor comes near it', async () => {
  const nobody = { names: [], read: 0, of: 300 }
  answer(readGuideSale, () => ({
    state: 'closed' as const,
    warningsCheckedOn: '2026-11-25',
    werePagesOpened: false,
    practitioner: nobody,
    natives: { es: nobody, ar: nobody },
  }))
  const page = await showScreen(<Pricing />)
  expect(askedPaths(readGuideSale)).toEqual([])

  const entry = { isIntersecting: true } as IntersectionObserverEntry
  await act(async () => {
    for (const tell of observing) tell([entry], {} as IntersectionObserver)
    return Promise.resolve()
  })
  await page.findByText(/on 25 Nov 2026 or later\. We read copies .* did not open the pages\./)
  page.getByText('The guide is not for sale now')
  page.getByText('Read by a practitioner of US visa law: nobody yet.')
  page.getByText('Arabic texts read by a native speaker: nobody yet.')
})

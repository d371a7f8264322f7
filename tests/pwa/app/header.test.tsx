// @vitest-environment happy-dom
import '#tests/support/browser/render-hook.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { currentUser, type CurrentUser } from '#contracts/accounts/account.ts'
import { Footer } from '#pwa/app/footer.tsx'
import { Header } from '#pwa/app/header.tsx'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { answer, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const SHOP = ['Features', 'Success Guide', 'Success Stories', 'Pricing']
const HOLDER = { ...AMARA, hasPremiumAccess: false }
const ADMIN = { ...HOLDER, isAdmin: true }

// Replaces the browser's observer by a double. The double never reports an element as visible.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = vi.fn()
    disconnect = vi.fn()
  },
)

async function linksOf(path: string, user: CurrentUser | null) {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, user)
  if (user) answer(currentUser, () => user)
  else refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
  const { container } = await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[path]}>
            <Header />
            <Footer />
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    ),
  )
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const links = {
    header: textsOf('header nav a'),
    current: textsOf('header nav a[aria-current="page"]'),
    footer: textsOf('footer nav a'),
  }
  cleanup()
  return links
}

describe('somebody at work', () => {
  test.each([
    ['a holder', '/wallet', HOLDER, ['Progress', 'Digital Visa Wallet', 'QR Code Verification']],
    [
      'a learner',
      '/dashboard',
      AMARA,
      ['Dashboard', 'Digital Visa Wallet', 'QR Code Verification'],
    ],
    [
      'an admin',
      '/admin/analytics',
      ADMIN,
      ['Progress', 'Digital Visa Wallet', 'QR Code Verification', 'Admin Console'],
    ],
  ])(
    '%s finds these places in the header, and the shop in the footer',
    async (_, path, user, places) => {
      const { header, footer } = await linksOf(path, user)
      expect(header).toEqual(places)
      expect(footer).toEqual(expect.arrayContaining(SHOP))
    },
  )

  test.each([
    ['/admin/analytics', ADMIN, 'Admin Console'],
    ['/dashboard/questions', AMARA, 'Dashboard'],
    ['/learn/simulator', AMARA, 'Dashboard'],
    ['/test', AMARA, 'Dashboard'],
    ['/exam', AMARA, 'Dashboard'],
    ['/progress', HOLDER, 'Progress'],
  ])('sees at %s which place this is', async (path, user, place) => {
    const { current } = await linksOf(path, user)
    expect(current).toEqual([place])
  })
})

test('the shop keeps its links in the header, for everybody who looks at it', async () => {
  for (const user of [null, ADMIN]) {
    const { header, footer } = await linksOf('/guide', user)
    expect(header).toEqual(SHOP)
    expect(footer).not.toEqual(expect.arrayContaining(SHOP))
  }
  const { header } = await linksOf('/wallet', null)
  expect(header).toEqual(SHOP)
})

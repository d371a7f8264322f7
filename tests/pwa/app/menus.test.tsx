// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Header } from '#pwa/app/header.tsx'
import { MobileSheet } from '#pwa/app/mobile-sheet.tsx'
import { AMARA } from '#tests/support/browser/people.ts'

const BUYER = { ...AMARA, isGuest: true }
const UNPAID = { ...BUYER, hasPremiumAccess: false }
const sheet = <MobileSheet isOpen onClose={() => undefined} />

describe('a guest who has not paid', () => {
  test('finds the log-in in the header and the way back to the checkout, and no menu', async () => {
    const page = await showScreen(<Header />, { user: UNPAID })
    page.getByRole('link', { name: 'Login' })
    const start = page.getByRole('link', { name: 'Get Started' })
    expect(start.getAttribute('href')).toBe('/checkout')
    expect(page.queryByText(UNPAID.username)).toBeNull()
  })

  test('finds the same in the menu of a phone, and nothing to log out of', async () => {
    const page = await showScreen(sheet, { user: UNPAID })
    page.getByRole('link', { name: 'Login' })
    expect(page.queryByRole('button', { name: 'Logout' })).toBeNull()
  })
})

test('a guest who has bought can log out', async () => {
  const page = await showScreen(sheet, { user: BUYER })
  page.getByRole('button', { name: 'Logout' })
  expect(page.queryByRole('link', { name: 'Login' })).toBeNull()
})

test.each([
  [
    'an administrator',
    { ...AMARA, isAdmin: true },
    ['/dashboard', '/wallet', '/admin', '/profile', '/qr-verify', '/verify'],
  ],
  ['a visitor', null, ['/wallet', '/qr-verify', '/verify']],
])(
  'the menu of a phone names each place once to %s, and what leaves it last',
  async (_, user, places) => {
    const page = await showScreen(sheet, { user })
    const links = page.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(links.slice(0, places.length)).toEqual(places)
    expect(new Set(links).size).toBe(links.length)
    const last = [...page.getAllByRole('button'), ...page.getAllByRole('link')].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(last.at(-1)?.textContent).toBe(user ? 'Logout' : 'Get Started')
  },
)

test.each([
  ['with premium access the dashboard', true, 'Dashboard'],
  ['without it the progress', false, 'Progress'],
])('somebody finds in the own menu %s', async (_, hasPremiumAccess, learning) => {
  const page = await showScreen(<Header />, { user: { ...AMARA, hasPremiumAccess } })
  fireEvent.click(page.getByRole('button', { name: AMARA.username }))
  page.getByText(AMARA.email)
  const entries = page.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(entries).toEqual([learning, 'Digital Wallet', 'Profile', 'Logout'])
})

test.each([
  ['a visitor', null, false],
  ['a user', AMARA, false],
  ['an administrator', { ...AMARA, isAdmin: true }, true],
])('the tools lead %s to the wallet and to both checks', async (_, user, isAdmin) => {
  const page = await showScreen(<Header />, { user })
  fireEvent.click(page.getByRole('button', { name: 'Visa Tools' }))
  page.getByText('Digital Visa System')
  const tools = page.getAllByRole('menuitem').map((tool) => tool.getAttribute('href'))
  expect(tools).toEqual(['/wallet', '/qr-verify', '/verify', ...(isAdmin ? ['/admin'] : [])])
})

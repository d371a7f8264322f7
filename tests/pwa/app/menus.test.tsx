// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
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

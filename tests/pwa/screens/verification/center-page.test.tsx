// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import { keepUser } from '#pwa/session/kept-user.ts'
import { CenterPage } from '#pwa/screens/verification/center-page.tsx'
import { AMARA } from '#tests/support/browser/people.ts'

test.each([
  ['a user', false, '/wallet'],
  ['an administrator', true, '/admin'],
])('batches are there for administrators alone: %s', async (_, isAdmin, home) => {
  const user = { ...AMARA, isAdmin }
  keepUser(user)
  const page = await showScreen(<CenterPage />, { path: '/qr-verify?tab=batch', user })
  const tab = await page.findByRole('tab', { name: /^Batch Verify/ })
  expect(tab.hasAttribute('disabled')).toBe(!isAdmin)
  expect(tab.textContent).toBe(isAdmin ? 'Batch Verify' : 'Batch Verify For administrators')
  await page.findByLabelText(isAdmin ? 'Several at once' : 'QR code data')
  expect(page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(home)
})

test('a guest reads why no wallet can be asked yet', async () => {
  const user = { ...AMARA, isGuest: true }
  keepUser(user)
  const page = await showScreen(<CenterPage />, { path: '/qr-verify?tab=ask', user })
  const tab = await page.findByRole('tab', { name: /^Ask a wallet/ })
  expect(tab.textContent).toBe('Ask a wallet After you set a password')
  page.getByRole('tab', { name: 'Scan & Verify', selected: true })
})

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
  const tab = await page.findByRole('tab', { name: 'Batch Verify' })
  expect(tab.hasAttribute('disabled')).toBe(!isAdmin)
  await page.findByLabelText(isAdmin ? 'Several at once' : 'QR code data')
  expect(page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(home)
})

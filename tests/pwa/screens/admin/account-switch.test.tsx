// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { AdminPage } from '#pwa/screens/admin/admin-page.tsx'
import { AMARA, SOMEBODY_ELSE } from '#tests/support/browser/people.ts'

const OWNER = { ...AMARA, isAdmin: true, rights: [...RIGHTS] }
const ANOTHER = { ...SOMEBODY_ELSE, isAdmin: true, rights: [...RIGHTS] }

/** A button that changes the signed-in user. A new sign-in in another tab has the same effect. */
function SignInElsewhere() {
  const client = useQueryClient()
  return (
    <button
      onClick={() => {
        client.setQueryData(sessionQuery.queryKey, ANOTHER)
      }}
    >
      Sign in elsewhere
    </button>
  )
}

test('what one administrator has begun is gone when another one signs in in a different tab', async () => {
  const screens = [<AdminPage key="console" />, <SignInElsewhere key="tab" />]
  const page = await showScreen(screens, { path: '/admin?tab=users', user: OWNER })
  fireEvent.click(await page.findByRole('button', { name: 'Sign everybody out' }))
  expect(page.getByRole('dialog')).toBeTruthy()

  fireEvent.click(page.getByText('Sign in elsewhere'))
  await waitFor(() => {
    expect(page.queryByRole('dialog')).toBeNull()
  })
  expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy()
})

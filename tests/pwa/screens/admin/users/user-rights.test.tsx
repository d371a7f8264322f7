// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { setRights, type ManagedUser } from '#contracts/accounts/administration.ts'
import type { Right } from '#contracts/accounts/rights.ts'
import { AdminSwitch, PremiumSwitch } from '#pwa/screens/admin/users/user-switches.tsx'
import { nameRights } from '#pwa/screens/admin/users/user-rights.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const OWNER = {
  ...AMARA,
  id: crypto.randomUUID(),
  username: 'keeper',
  isAdmin: true,
  rights: ['own'] satisfies Right[],
}
const ADMIN: ManagedUser = { ...AMARA, isAdmin: true, rights: ['audit', 'issue', 'revoke', 'own'] }

test.each([
  [['audit'], 'Sees only'],
  [['audit', 'issue'], 'Sees, issues'],
  [['issue', 'revoke'], 'Sees, issues, revokes'],
  [['own'], 'Owner'],
] satisfies [Right[], string][])('the rights %j are called %s', (rights, name) => {
  expect(nameRights(rights)).toBe(name)
})

test('an owner narrows the rights of another administrator', async () => {
  let given: readonly Right[] = []
  answer(
    setRights,
    ({ rights }) => {
      given = rights
      return { ...ADMIN, rights }
    },
    { userId: ADMIN.id },
  )
  const page = await showScreen(<AdminSwitch user={ADMIN} />, { user: OWNER })
  fireEvent.click(page.getByRole('button', { name: `Rights of ${ADMIN.username}` }))
  expect(page.getByRole('checkbox', { name: 'Issue credentials' })).toHaveProperty('disabled', true)
  fireEvent.click(page.getByRole('checkbox', { name: /^Everything/ }))
  fireEvent.click(page.getByRole('checkbox', { name: 'Issue credentials' }))
  fireEvent.click(page.getByRole('button', { name: 'Save rights' }))
  await waitFor(() => {
    expect(page.queryByRole('dialog')).toBeNull()
  })
  expect(given).toEqual(['audit', 'revoke'])
})

test('a user who is no owner finds every switch locked and no rights to change', async () => {
  const page = await showScreen(
    <>
      <PremiumSwitch user={ADMIN} />
      <AdminSwitch user={ADMIN} />
    </>,
    { user: { ...OWNER, rights: ['audit', 'issue', 'revoke'] } },
  )
  for (const control of page.getAllByRole('switch'))
    expect(control).toHaveProperty('disabled', true)
  expect(page.queryByRole('button', { name: /^Rights of/ })).toBeNull()
})

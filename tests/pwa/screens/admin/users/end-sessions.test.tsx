// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import {
  endEverySession,
  endSessionsOf,
  type ManagedUser,
} from '#contracts/accounts/administration.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { EndEverySessionButton, EndSessionsButton } from '#pwa/screens/admin/users/end-sessions.tsx'
import { provideDevice } from '#pwa/session/device.ts'
import { keepUser, readKeptUser } from '#pwa/session/kept-user.ts'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const OWNER: CurrentUser = {
  ...AMARA,
  id: crypto.randomUUID(),
  username: 'keeper',
  isAdmin: true,
  rights: ['audit', 'issue', 'revoke', 'own'],
}
const HOLDER: ManagedUser = AMARA
const NAME = 'Sign amara out everywhere'

test('an owner signs somebody out everywhere, after a question', async () => {
  let ended = 0
  answer(
    endSessionsOf,
    () => {
      ended += 1
      return undefined
    },
    { userId: HOLDER.id },
  )
  const page = await showScreen(<EndSessionsButton user={HOLDER} />, { user: OWNER })
  fireEvent.click(page.getByRole('button', { name: NAME }))
  fireEvent.click(page.getByRole('button', { name: 'Cancel' }))
  expect(ended).toBe(0)
  fireEvent.click(page.getByRole('button', { name: NAME }))
  const question = within(page.getByRole('dialog', { name: `${NAME}?` }))
  question.getByText(/^Every browser of amara \(amara@example\.org\) is signed out/)
  fireEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => {
    expect(page.queryByRole('dialog')).toBeNull()
  })
  expect(ended).toBe(1)
})

test.each<[who: string, user: Partial<CurrentUser>]>([
  ['a user who is no owner', { rights: ['audit', 'issue', 'revoke'] }],
  ['an owner, of the own account', { id: HOLDER.id }],
])('%s finds it locked', async (_who, user) => {
  const page = await showScreen(<EndSessionsButton user={HOLDER} />, {
    user: { ...OWNER, ...user },
  })
  expect(page.getByRole('button', { name: NAME })).toHaveProperty('disabled', true)
})

test('an owner signs everybody out, and leaves with them', async () => {
  provideDevice(deviceForSession)
  keepUser(OWNER)
  let isEnded = false
  answer(endEverySession, () => {
    isEnded = true
    return undefined
  })
  const page = await showScreen(<EndEverySessionButton />, { user: OWNER })
  fireEvent.click(page.getByRole('button', { name: 'Sign everybody out' }))
  const question = within(page.getByRole('dialog', { name: 'Sign everybody out?' }))
  expect(isEnded).toBe(false)
  fireEvent.click(question.getByRole('button', { name: 'Sign out all' }))
  await waitFor(() => {
    expect(readKeptUser()).toBeNull()
  })
  expect(isEnded).toBe(true)
})

// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { setAdmin, setPremium } from '#contracts/accounts/administration.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import {
  AdminSwitch,
  AskingSwitch,
  PremiumSwitch,
} from '#pwa/screens/admin/users/user-switches.tsx'
import { answer, askedPaths } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const KEEPER = {
  ...AMARA,
  id: crypto.randomUUID(),
  username: 'keeper',
  isAdmin: true,
  rights: [...RIGHTS],
}

test.each([
  { emailConfirmed: false, warnings: 1 },
  { emailConfirmed: true, warnings: 0 },
])(
  'somebody made an administrator is warned of $warnings times when confirmed is $emailConfirmed',
  async ({ emailConfirmed, warnings }) => {
    const user = { ...AMARA, isAdmin: false, emailConfirmed }
    const page = await showScreen(<AdminSwitch user={user} />, { user: KEEPER })
    fireEvent.click(page.getByRole('switch'))
    page.getByRole('button', { name: 'Make administrator' })
    expect(page.queryAllByText(/The address is not confirmed/)).toHaveLength(warnings)
  },
)

test('letting somebody ask wallets for names is asked first, and names them', async () => {
  const page = await showScreen(<AskingSwitch user={AMARA} />, { user: KEEPER })
  fireEvent.click(page.getByRole('switch'))
  page.getByRole('button', { name: 'Let them ask' })
  expect(page.getByRole('dialog').textContent).toContain(AMARA.username)
})

test('an administrator, who may ask already, has no switch for it', async () => {
  const page = await showScreen(<AskingSwitch user={KEEPER} />, { user: KEEPER })
  expect(page.queryAllByRole('switch')).toEqual([])
})

test.each([
  {
    kind: 'the admin role',
    Control: AdminSwitch,
    user: { ...AMARA, isAdmin: false },
    path: setAdmin.path,
    allow: () => {
      answer(setAdmin, () => AMARA, { userId: AMARA.id })
    },
    tells: 'amara (amara@example.org) can then see every account',
    confirm: 'Make administrator',
  },
  {
    kind: 'what premium opens',
    Control: PremiumSwitch,
    user: AMARA,
    path: setPremium.path,
    allow: () => {
      answer(setPremium, () => AMARA, { userId: AMARA.id })
    },
    tells: 'amara (amara@example.org) loses at once what only premium opens.',
    confirm: 'Withdraw premium access',
  },
])(
  'a change of $kind is made once after a question, and not when somebody thinks better of it',
  async ({ Control, user, path, allow, tells, confirm }) => {
    const asked = () => askedPaths().filter((one) => one === path.replace(':userId', user.id))
    allow()
    const page = await showScreen(<Control user={user} />, { user: KEEPER })
    fireEvent.click(page.getByRole('switch'))
    expect(page.getByRole('dialog').textContent).toContain(tells)
    fireEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(page.queryByRole('dialog')).toBeNull()
    expect(asked()).toEqual([])
    fireEvent.click(page.getByRole('switch'))
    fireEvent.click(page.getByRole('button', { name: confirm }))
    await waitFor(() => {
      expect(page.queryByRole('dialog')).toBeNull()
    })
    expect(asked()).toHaveLength(1)
  },
)

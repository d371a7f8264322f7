// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { AdminSwitch, AskingSwitch } from '#pwa/screens/admin/users/user-switches.tsx'
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

// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { claimAccount } from '#contracts/accounts/account-links.ts'
import { login } from '#contracts/accounts/account.ts'
import { passkeyChallenge, signInByPasskey } from '#contracts/accounts/passkeys.ts'
import { endOtherSessions } from '#contracts/accounts/profile.ts'
import { prove } from '#contracts/accounts/proof.ts'
import { call } from '#pwa/network/http.ts'
import { LoginForm } from '#pwa/screens/account/login-form.tsx'
import { ResetPage } from '#pwa/screens/account/mailed-links/claim-page.tsx'
import { ProofGate } from '#pwa/session/proof-gate.tsx'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const CODE = 'SECOND_FACTOR_REQUIRED'
const PASSWORD = 'correct horse battery'

type Shown = Awaited<ReturnType<typeof showScreen>>

function enter(page: Shown, label: string, text: string) {
  fireEvent.change(page.getByLabelText(label), { target: { value: text } })
}

describe('a user who needs a passkey', () => {
  test('is asked for it at once after the password, and told so when it does not come', async () => {
    refuse(login, 401, CODE)
    answer(passkeyChallenge, () => ({
      challenge: 'AAAA',
      rpId: 'localhost',
      userHandle: null,
      keyIds: [],
    }))
    const page = await showScreen(<LoginForm />, { user: null })
    enter(page, 'Username', AMARA.username)
    enter(page, 'Password', PASSWORD)
    fireEvent.click(page.getByRole('button', { name: 'Login' }))
    // This browser has no authenticator, so the form shows an error.
    const alert = await page.findByRole('alert')
    expect(alert.textContent).toContain('Your account needs its passkey')
    expect(askedPaths()).toEqual([login.path, passkeyChallenge.path])
    expect(askedPaths(signInByPasskey)).toEqual([])
    expect(page.getByDisplayValue(PASSWORD)).toBe(page.getByLabelText('Password'))
  })

  test('learns after a mailed link that the password stands, and how to go on', async () => {
    refuse(claimAccount, 401, CODE)
    const path = `/auth/reset#token=${'a'.repeat(43)}`
    const page = await showScreen(<ResetPage />, { user: null, path })
    enter(page, 'New password', PASSWORD)
    fireEvent.click(page.getByRole('button', { name: 'Change Password' }))
    await page.findByRole('heading', { name: 'Your new password is set' })
    expect(page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
  })

  test('is asked for no password any more where a proof by it was refused', async () => {
    refuse(endOtherSessions, 403, 'PROOF_REQUIRED')
    refuse(prove, 401, CODE, { message: 'Use your passkey.' })
    const page = await showScreen(<ProofGate />, { user: { ...AMARA, isAdmin: true } })
    const outcome = call(endOtherSessions).catch(() => 'refused')
    await page.findByRole('dialog')
    enter(page, 'Password', PASSWORD)
    fireEvent.click(page.getByRole('button', { name: 'Confirm' }))
    await page.findByText('Use your passkey.')
    expect(page.queryByLabelText('Password')).toBeNull()
    expect(page.getByRole('button', { name: 'Use a passkey' })).toBeTruthy()
    fireEvent.click(page.getByRole('button', { name: 'Close' }))
    await waitFor(async () => {
      expect(await outcome).toBe('refused')
    })
  })
})

// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { requestReset } from '#contracts/accounts/account-links.ts'
import { listHeldCredentials } from '#contracts/credentials/credential.ts'
import { GenerateTab } from '#pwa/screens/verification/generate/generate-tab.tsx'
import { RequireAccount } from '#pwa/session/guards.tsx'
import { answer, askedPaths } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const BUYER = { ...AMARA, isGuest: true }
const UNPAID = { ...BUYER, hasPremiumAccess: false }

function visitWallet(user: typeof AMARA) {
  return showScreen(
    <Routes>
      <Route element={<RequireAccount />}>
        <Route path="/wallet" element="the wallet" />
      </Route>
    </Routes>,
    { path: '/wallet', user },
  )
}

describe('a screen that needs an account', () => {
  test('opens to a user who has a password', async () => {
    const page = await visitWallet(AMARA)
    page.getByText('the wallet')
  })

  test('tells a guest who bought that a password is missing, and mails the link again', async () => {
    const mailed: string[] = []
    answer(requestReset, ({ email }) => {
      mailed.push(email)
      return undefined
    })
    const page = await visitWallet(BUYER)
    await page.findByRole('heading', { level: 1, name: 'Set a password first' })
    expect(page.queryByText('the wallet')).toBeNull()
    fireEvent.click(page.getByRole('button', { name: 'Send the link again' }))
    await page.findByText('The link is on its way. It works for 10 minutes.')
    expect(mailed).toEqual([BUYER.email])
  })

  test('sends a guest who has not bought to sign up, and back', async () => {
    const page = await visitWallet(UNPAID)
    const way = await page.findByRole('link', { name: 'Sign Up' })
    expect(way.getAttribute('href')).toBe('/auth?next=%2Fwallet&tab=signup')
  })

  test('asks for nothing that a guest would be refused, at the counter neither', async () => {
    const page = await showScreen(<GenerateTab />, { user: BUYER })
    await page.findByRole('heading', { level: 2, name: 'Set a password first' })
    expect(askedPaths(listHeldCredentials)).toEqual([])
  })
})

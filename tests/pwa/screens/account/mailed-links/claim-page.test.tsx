// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { claimAccount } from '#contracts/accounts/account-links.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { ResetPage } from '#pwa/screens/account/mailed-links/claim-page.tsx'
import { provideDevice } from '#pwa/session/device.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const TOKEN = 'a'.repeat(43)
const PASSWORD = 'a long and quiet river'

beforeEach(() => {
  provideDevice(deviceForSession)
})

async function openLink() {
  const page = await showScreen(
    <>
      <Routes>
        <Route path="/auth/reset" element={<ResetPage />} />
        <Route path="/dashboard" element={<h1>The dashboard</h1>} />
      </Routes>
      <Toasts />
    </>,
    { path: `/auth/reset#token=${TOKEN}`, user: null },
  )
  fireEvent.change(page.getByLabelText('New password'), { target: { value: PASSWORD } })
  fireEvent.click(page.getByRole('button', { name: 'Change Password' }))
  return page
}

describe('a new password by a mailed link', () => {
  test('signs in the browser that sets it, and says as whom', async () => {
    const sent: unknown[] = []
    answer(claimAccount, (body) => {
      sent.push(body)
      return AMARA
    })
    const page = await openLink()
    await page.findByRole('heading', { name: 'The dashboard' })
    await page.findByText(/^You are signed in as amara\./)
    expect(sent).toEqual([{ token: TOKEN, password: PASSWORD }])
    expect(readKeptUser()?.user.id).toBe(AMARA.id)
  })

  test('has the codes of this device renewed, whose key it has ended', async () => {
    const { passes } = await openStore(AMARA.id)
    const pass = { credentialId: 'urn:uuid:1', pass: '', expiresAt: Date.now() + 1000 }
    await passes.put({ ...pass, issuedAt: Date.now() })
    answer(claimAccount, () => AMARA)
    await openLink()
    await waitFor(async () => {
      expect((await passes.get('urn:uuid:1'))?.issuedAt).toBe(0)
    })
  })

  test('signs nobody in by a link that was used before', async () => {
    refuse(claimAccount, 410, 'LINK_EXPIRED')
    const page = await openLink()
    await page.findByRole('heading', { name: 'This link has expired or was used already' })
    expect(readKeptUser()).toBeNull()
  })
})

test('a link that was cut in half says so, and asks the server nothing', async () => {
  const page = await showScreen(<ResetPage />, { path: '/auth/reset#token=half', user: null })
  await page.findByRole('heading', { name: 'This link is incomplete' })
  expect(askedPaths(claimAccount)).toEqual([])
})

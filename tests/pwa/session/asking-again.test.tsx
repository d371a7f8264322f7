// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { currentUser } from '#contracts/accounts/account.ts'
import { RequireUser } from '#pwa/session/guards.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

test('a guard that hears of no session for want of a connection says so, and asks again', async () => {
  const page = await showScreen(
    <Routes>
      <Route element={<RequireUser />}>
        <Route path="/" element="behind the guard" />
      </Route>
    </Routes>,
  )
  await page.findByRole('heading', { level: 1, name: 'No connection' })
  expect(page.queryByText('behind the guard')).toBeNull()
  answer(currentUser, () => AMARA)
  fireEvent.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByText('behind the guard')
})

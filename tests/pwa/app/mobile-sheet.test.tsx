// @vitest-environment happy-dom
import '#tests/support/browser/render-hook.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { logout } from '#contracts/accounts/account.ts'
import { MobileSheet } from '#pwa/app/mobile-sheet.tsx'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { handDevice } from '#pwa/session/device.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { useCurrentToast } from '#pwa/ui/toast-store.ts'
import { answer, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

beforeEach(() => {
  handDevice(deviceForSession)
  keepUser(AMARA)
})

function Phone() {
  const [isOpen, setIsOpen] = useState(true)
  const toast = useCurrentToast()
  return (
    <>
      <MobileSheet
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false)
        }}
      />
      <p>{toast?.title}</p>
    </>
  )
}

function openMenu() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Phone />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function logOut(told: string) {
  openMenu()
  const button = await screen.findByRole('button', { name: 'Logout' })
  act(() => {
    button.click()
  })
  await screen.findByText(told)
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
}

test('a log-out closes the menu, so that what is told of it can be read', async () => {
  answer(logout, () => undefined)
  await logOut('Logged out')
})

test('a log-out that fails closes the menu too', async () => {
  refuse(logout, 500, 'INTERNAL_ERROR')
  await logOut('Logout failed')
})

test('a link leads on, and closes the menu', async () => {
  openMenu()
  const link = await screen.findByRole('link', { name: 'Public Verification' })
  expect(link.getAttribute('href')).toBe('/verify')
  act(() => {
    link.click()
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

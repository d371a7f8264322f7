// @vitest-environment happy-dom
import '#tests/support/browser/render-hook.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { logout } from '#contracts/accounts/account.ts'
import { type CodeInForce, endCodes, listCodes } from '#contracts/presentation/codes.ts'
import { MobileSheet } from '#pwa/app/mobile-sheet.tsx'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { useCurrentToast } from '#pwa/ui/toast-store.ts'
import { recordReached } from '#pwa/network/connection.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

beforeEach(() => {
  provideDevice(deviceForSession)
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

test('a log-out that the server refuses closes the menu too', async () => {
  refuse(logout, 500, 'INTERNAL_ERROR')
  await logOut('Logged out')
})

describe('where codes would stay in force, a log-out', () => {
  const CODE: CodeInForce = {
    tokenId: 'a'.repeat(32),
    credentialId: 'urn:uuid:00000000-0000-4000-8000-0000cafe1234',
    mintedAt: '2026-11-25T08:00:00.000Z',
    expiresAt: '2026-11-26T08:00:00.000Z',
  }

  async function press(label: string) {
    openMenu()
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await screen.findByText(/Credential …cafe1234, until /)
    fireEvent.click(screen.getByRole('button', { name: label }))
    await screen.findByText('Logged out')
  }

  beforeEach(() => {
    answer(listCodes, () => [CODE])
    answer(logout, () => undefined)
  })

  test('names them, and ends them where that is chosen', async () => {
    let isEnded = false
    answer(endCodes, () => {
      isEnded = true
      return undefined
    })
    await press('End them, log out')
    expect(isEnded).toBe(true)
  })

  test('leaves them where that is chosen', async () => {
    await press('Keep them, log out')
    expect(askedPaths().filter((path) => path === endCodes.path)).toHaveLength(1)
  })

  test('that cannot end them does not happen', async () => {
    refuse(endCodes, 500, 'INTERNAL_ERROR')
    openMenu()
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    fireEvent.click(await screen.findByRole('button', { name: 'End them, log out' }))
    await screen.findByText('Error')
    expect(askedPaths()).not.toContain(logout.path)
  })
})

describe('where something stands on this device only, a log-out', () => {
  beforeEach(async () => {
    answer(listCodes, () => [])
    answer(logout, () => undefined)
    const { answers } = await openStore(AMARA.id)
    const at = Date.now()
    await answers.put({ id: 'ds160', value: { surname: 'Okafor', city: 'Lagos', other: '' }, at })
    await answers.put({ id: 'interview', value: { day: '2027-01-05', visaType: 'F-1' }, at })
    const recording = { sound: new Blob(['…']), seconds: 3 }
    await answers.put({ id: 'recording simulator/one', value: recording, at })
  })

  async function ask() {
    openMenu()
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await screen.findByText('2 answers of your DS-160')
    screen.getByText('the day and class of your interview')
    screen.getByText('1 recording')
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('names it, and takes it away where that is chosen', async () => {
    const { answers } = await openStore(AMARA.id)
    await ask()
    press('Log out')
    await screen.findByText('Logged out')
    await expect(openStore(AMARA.id)).rejects.toThrow(StorageError)
    expect(await answers.toArray()).toEqual([])
  })

  test('does not happen where the person stays', async () => {
    await ask()
    press('Stay')
    await waitFor(() => {
      expect(screen.queryByText('1 recording')).toBeNull()
    })
    expect(askedPaths()).not.toContain(logout.path)
    expect(await (await openStore(AMARA.id)).answers.toArray()).toHaveLength(3)
  })

  test('is asked also without a network, and names what is not sent yet', async () => {
    answer(listCodes, () => {
      throw new TypeError('Failed to fetch')
    })
    recordReached(false)
    const { outbox } = await openStore(AMARA.id)
    await outbox.put({ id: 'one', kind: 'checklist_item_set', at: 1, payload: {}, tries: 0 })
    await ask()
    screen.getByText('1 change that is not sent yet')
    press('Stay')
  })
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

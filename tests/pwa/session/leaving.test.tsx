// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { disk } from '#tests/support/browser/disk.ts'
import { act, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentUser, login, logout, type CurrentUser } from '#contracts/accounts/account.ts'
import { answer, askedPaths, hold } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const PASSWORD = 'correct horse battery'

beforeEach(() => {
  vi.resetModules()
  answer(currentUser, () => AMARA)
  answer(login, () => AMARA)
})

/**
 * Opens a separate tab with newly loaded modules. The tabs share only the storage of the browser.
 */
async function openTab() {
  vi.resetModules()
  const { deviceForSession } = await import('#pwa/device/for-session.ts')
  const { provideDevice } = await import('#pwa/session/device.ts')
  const { useLogin } = await import('#pwa/session/use-login.ts')
  const { useLogout } = await import('#pwa/session/use-logout.ts')
  const { useSession } = await import('#pwa/session/use-session.ts')
  const { startSessionQuery } = await import('#pwa/session/start-session.ts')
  const { createQueryClient } = await import('#pwa/session/query-client.ts')
  const { keepQuery } = await import('#pwa/device/storage/keep-query.ts')
  const { openStore } = await import('#pwa/device/storage/store.ts')
  provideDevice(deviceForSession)
  const tab = renderHook(
    () => ({ session: useSession(), logIn: useLogin(), logOut: useLogout() }),
    createQueryClient(),
  )
  startSessionQuery(tab.client)
  const isHere = (user: CurrentUser | null) =>
    waitFor(() => {
      expect(tab.result.current.session.user).toEqual(user)
    })
  return {
    ...tab,
    openStore,
    isHere,
    logIn: async () => {
      act(() => {
        tab.result.current.logIn.mutate({ username: AMARA.username, password: PASSWORD })
      })
      await isHere(AMARA)
    },
    logOut: async () => {
      act(() => {
        tab.result.current.logOut.mutate()
      })
      await waitFor(() => {
        expect(tab.result.current.logOut.isSuccess).toBe(true)
      })
    },
    /** Shows a screen. The screen stores the server's answer. */
    show: (queryFn: () => Promise<string>) =>
      renderHook(
        () =>
          useQuery({
            queryKey: ['cards', AMARA.id],
            queryFn,
            persister: keepQuery({ owner: AMARA.id, schema: z.string() }),
          }),
        tab.client,
      ),
  }
}

async function expectNobodyNamed() {
  await disk.settle()
  const kept = JSON.stringify([localStorage, sessionStorage])
  const names = [...(await disk.names()), kept]
  for (const name of names) expect(name).not.toContain(AMARA.id)
}

test('after a log-out without a connection no answer that comes late names the person again', async () => {
  const tab = await openTab()
  await tab.isHere(AMARA)
  const store = await tab.openStore(AMARA.id)
  await store.answers.put({ id: 'draft', value: 'My visit', at: 1 })
  expect(await disk.names()).toContain(`visa-${AMARA.id}`)
  const { held, letGo } = hold<string>()
  const screen = tab.show(() => held)

  await tab.logOut()
  letGo('a card')
  await expect(held).resolves.toBe('a card')
  await expect(store.answers.put({ id: 'draft', value: 'My visit', at: 2 })).rejects.toThrow()
  await expect(tab.openStore(AMARA.id)).rejects.toThrow()
  screen.unmount()
  await expectNobodyNamed()
  expect(tab.result.current.session.status).toBe('signed-out')
})

test('nor does another tab that was in the middle of something', async () => {
  const [tab, other] = [await openTab(), await openTab()]
  await Promise.all([tab.isHere(AMARA), other.isHere(AMARA)])
  const store = await other.openStore(AMARA.id)
  await store.answers.put({ id: 'draft', value: 'My visit', at: 1 })

  await tab.logOut()
  await expect(store.answers.put({ id: 'draft', value: 'My visit', at: 2 })).rejects.toThrow()
  await expect(other.openStore(AMARA.id)).rejects.toThrow()
  await other.isHere(null)
  await expectNobodyNamed()
})

test('an answer on who is here, asked before a log-out, brings nobody back after it', async () => {
  const tab = await openTab()
  await tab.isHere(AMARA)
  answer(logout, () => undefined)
  const { held, letGo } = hold<CurrentUser>()
  answer(currentUser, () => held)
  const asking = tab.client.refetchQueries({ queryKey: ['session'] })
  await tab.logOut()
  letGo(AMARA)
  await act(() => asking)
  expect(tab.result.current.session.status).toBe('signed-out')
  await expectNobodyNamed()
})

test('the same person who comes back keeps things here again', async () => {
  const tab = await openTab()
  await tab.isHere(AMARA)
  await tab.logOut()
  await tab.logIn()
  await (await tab.openStore(AMARA.id)).answers.put({ id: 'draft', value: 'My visit', at: 1 })
  expect(await disk.names()).toContain(`visa-${AMARA.id}`)
})

test('a log-out that the server has not heard of is told as soon as it is reached again', async () => {
  const tab = await openTab()
  await tab.isHere(AMARA)
  await tab.logOut()
  expect(localStorage.getItem('logoutPending')).not.toBeNull()
  answer(logout, () => undefined)
  const { recordReached } = await import('#pwa/network/connection.ts')
  recordReached(true)
  await waitFor(() => {
    expect(localStorage.getItem('logoutPending')).toBeNull()
  })
  expect(askedPaths(logout)).toHaveLength(2)
})

// @vitest-environment happy-dom
import { passTime, passUntil, renderHook } from '#tests/support/browser/render-hook.tsx'
import { disk } from '#tests/support/browser/disk.ts'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { currentUser, logout } from '#contracts/accounts/account.ts'
import { endEverySession } from '#contracts/accounts/administration.ts'
import { deleteOwnAccount, endAllSessions } from '#contracts/accounts/profile.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { useDeleteAccount, useEndAllSessions } from '#pwa/screens/account/profile/use-profile.ts'
import { useEndEverySession } from '#pwa/screens/admin/admin-mutations.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { isLogoutPending, keepUser, readKeptUser } from '#pwa/session/kept-user.ts'
import { onBeforeLogout } from '#pwa/session/prepare-logout.ts'
import { startSessionQuery } from '#pwa/session/start-session.ts'
import { useSession } from '#pwa/session/use-session.ts'
import { useCurrentToast } from '#pwa/ui/toast-store.ts'
import { answer, answerAfter, askedPaths, hang, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const LEAVE_MS = 5000
const DEADLINE_MS = 45_000
const NOTE = { id: 'draft', value: 'My visit', at: 1 }

beforeEach(async () => {
  provideDevice(deviceForSession)
  keepUser(AMARA)
  answer(currentUser, () => AMARA)
  await (await openStore(AMARA.id)).answers.put(NOTE)
})

async function openPage() {
  const page = renderHook(() => ({
    session: useSession(),
    endAll: useEndAllSessions(),
    endEvery: useEndEverySession(),
    deletion: useDeleteAccount(),
    toast: useCurrentToast(),
  }))
  onTestFinished(startSessionQuery(page.client))
  await waitFor(() => {
    expect(page.result.current.session.user).toEqual(AMARA)
    expect(page.client.isFetching()).toBe(0)
  })
  return page
}

const namesKept = async () => {
  await disk.settle()
  return [...(await disk.names()), JSON.stringify(localStorage)].some((name) =>
    name?.includes(AMARA.id),
  )
}

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Makes the server do this call, but answer it one second after the deadline. */
function doLate(endpoint: Endpoint, deadlineMs: number) {
  answerAfter(deadlineMs + 1000, endpoint, () => undefined)
}

async function expectNothingLost() {
  expect(readKeptUser()).toMatchObject({ user: { id: AMARA.id }, isLocked: false })
  expect(await (await openStore(AMARA.id)).answers.get('draft')).toEqual(NOTE)
}

describe('who ends all sessions', () => {
  test('is gone from here within five seconds though nobody answers, and the old cookie is not taken up', async () => {
    const page = await openPage()
    onTestFinished(onBeforeLogout(() => new Promise(() => undefined)))
    hang(endAllSessions)
    hang(logout)
    stopClock()
    act(() => {
      page.result.current.endAll.mutate()
    })
    await passTime(LEAVE_MS)
    // Waits without moving the clock. The disk needs some turns of the event loop, but no time of
    // the clock.
    await passUntil(() => {
      expect(page.result.current.session).toEqual({ status: 'signed-out', user: null })
    })
    vi.useRealTimers()
    expect(page.result.current.toast).toMatchObject({
      title: 'You are signed out here',
      description: expect.stringMatching(/other browsers may still be signed in/) as string,
    })
    expect(isLogoutPending()).toBe(true)
    expect(await namesKept()).toBe(false)
  })

  test('is told so where the answer comes one second late, and the server hears of this browser', async () => {
    const page = await openPage()
    doLate(endAllSessions, 2500)
    answer(logout, () => undefined)
    stopClock()
    act(() => {
      page.result.current.endAll.mutate()
    })
    await passTime(3500)
    vi.useRealTimers()
    await waitFor(() => {
      expect(page.result.current.toast?.title).toBe('You are signed out here')
      expect(askedPaths(logout)).toHaveLength(1)
      expect(isLogoutPending()).toBe(false)
    })
    expect(await namesKept()).toBe(false)
  })

  test.each([
    ['without a connection', () => answer(endAllSessions, () => Promise.reject(new TypeError()))],
    ['where a proof is missing', () => refuse(endAllSessions, 403, 'PROOF_REQUIRED')],
  ])('loses nothing %s', async (_, fail) => {
    const page = await openPage()
    fail()
    act(() => {
      page.result.current.endAll.mutate()
    })
    await waitFor(() => {
      expect(page.result.current.toast?.title).toBe('Error')
    })
    await expectNothingLost()
  })
})

test('who signs everybody out and gets no answer stays, and is told to look', async () => {
  const page = await openPage()
  doLate(endEverySession, DEADLINE_MS)
  stopClock()
  act(() => {
    page.result.current.endEvery.mutate()
  })
  await passTime(DEADLINE_MS + 1000)
  vi.useRealTimers()
  await waitFor(() => {
    expect(page.result.current.toast?.description).toMatch(/This may have been done/)
  })
  await expectNothingLost()
})

describe('who deletes the account', () => {
  const remove = ({ result }: Awaited<ReturnType<typeof openPage>>) => {
    act(() => {
      result.current.deletion.mutate('correct horse battery')
    })
  }

  test('loses nothing where the server refuses, also when the session ends later', async () => {
    const page = await openPage()
    refuse(deleteOwnAccount, 403, 'WRONG_PASSWORD')
    remove(page)
    await waitFor(() => {
      expect(page.result.current.deletion.isError).toBe(true)
    })
    refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
    act(() => void page.client.refetchQueries({ queryKey: ['session'] }))
    await waitFor(() => {
      expect(page.result.current.session.status).toBe('locked')
    })
    expect(await (await openStore(AMARA.id)).answers.get('draft')).toEqual(NOTE)
  })

  test('and gets no answer loses nothing while the session stands', async () => {
    const page = await openPage()
    doLate(deleteOwnAccount, DEADLINE_MS)
    stopClock()
    remove(page)
    await passTime(DEADLINE_MS + 1000)
    vi.useRealTimers()
    await waitFor(() => {
      expect(page.result.current.deletion.isError).toBe(true)
      expect(page.client.isFetching()).toBe(0)
    })
    await expectNothingLost()
  })

  test('and gets no answer is gone from here once the session is', async () => {
    const page = await openPage()
    doLate(deleteOwnAccount, DEADLINE_MS)
    stopClock()
    remove(page)
    refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
    await passTime(DEADLINE_MS + 1000)
    vi.useRealTimers()
    await waitFor(() => {
      expect(page.result.current.session).toEqual({ status: 'signed-out', user: null })
    })
    expect(await namesKept()).toBe(false)
  })
})

// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { currentUser, logout } from '#contracts/accounts/account.ts'
import { recordReached } from '#pwa/network/connection.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { keepUser, lockKeptUser, markLogoutPending, readKeptUser } from '#pwa/session/kept-user.ts'
import { startSessionQuery } from '#pwa/session/start-session.ts'
import { sessionQuery, useKnownSession, useSession } from '#pwa/session/use-session.ts'
import { answer, askedPaths, hold, refuse } from '#tests/support/browser/answers.ts'
import { AMARA, SOMEBODY_ELSE } from '#tests/support/browser/people.ts'

beforeEach(() => {
  recordReached(true)
  provideDevice(deviceForSession)
})

async function keepSomethingOf(id: string) {
  await (await openStore(id)).answers.put({ id: 'draft', value: 'My visit', at: 1 })
}

async function readDraftOf(id: string): Promise<unknown> {
  const store = await ignoreStorageError(openStore(id))
  return (await store?.answers.get('draft'))?.value
}

/** Starts the session query. The app does the same when it shows its first screen. */
function startPage() {
  const page = renderHook(useSession)
  onTestFinished(startSessionQuery(page.client))
  return page
}

describe.each([
  ['somebody known from the last visit', AMARA],
  ['a visitor', null],
])('without a connection, the session of %s', (_who, known) => {
  beforeEach(() => {
    if (known) keepUser(known)
  })

  /**
   * Starts without a connection, and then renders more components. In the app, the code of these
   * components arrives later.
   */
  async function startOffline() {
    const { client } = startPage()
    await waitFor(() => {
      expect(client.getQueryState(sessionQuery.queryKey)?.errorUpdateCount).toBe(1)
    })
    return { client, more: [useSession, useSession].map((hook) => renderHook(hook, client)) }
  }

  test('is asked for once, however many parts of the screen need it', async () => {
    const { client, more } = await startOffline()
    await act(() => Promise.resolve())
    expect(askedPaths()).toEqual([currentUser.path])
    expect(client.isFetching()).toBe(0)
    for (const { result } of more) {
      expect(result.current).toMatchObject({ status: known ? 'signed-in' : 'unknown', user: known })
    }
  })

  test('is asked for again when the server is back', async () => {
    const { more } = await startOffline()
    answer(currentUser, () => ({ ...AMARA, hasPremiumAccess: false }))
    act(() => {
      recordReached(true)
    })
    await waitFor(() => {
      for (const { result } of more) expect(result.current.user?.hasPremiumAccess).toBe(false)
    })
    expect(askedPaths()).toEqual([currentUser.path, currentUser.path])
  })
})

describe('somebody known from the last visit', () => {
  beforeEach(async () => {
    keepUser(AMARA)
    await keepSomethingOf(AMARA.id)
  })

  test('is signed in from the first render on, before any answer', async () => {
    const { held, letGo } = hold<typeof AMARA>()
    answer(currentUser, () => held)
    const { result, seen } = startPage()
    expect(seen[0]).toEqual({ status: 'signed-in', user: AMARA })
    await waitFor(() => {
      expect(askedPaths()).toEqual([currentUser.path])
    })
    letGo({ ...AMARA, hasPremiumAccess: false })
    await waitFor(() => {
      expect(result.current.user?.hasPremiumAccess).toBe(false)
    })
  })

  test('stays signed in while the server is away or cannot answer', async () => {
    const { result, client } = startPage()
    await waitFor(() => {
      expect(askedPaths()).toEqual([currentUser.path])
    })
    refuse(currentUser, 500, 'INTERNAL_ERROR')
    await act(() => client.invalidateQueries())
    await waitFor(() => {
      expect(client.getQueryState(sessionQuery.queryKey)?.errorUpdateCount).toBe(2)
    })
    expect(askedPaths()).toEqual([currentUser.path, currentUser.path])
    expect(result.current).toEqual({ status: 'signed-in', user: AMARA })
  })

  test('is locked out by a session that has ended, and what is kept here stays', async () => {
    refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
    const { result } = startPage()
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'locked', user: null, lockedUser: AMARA })
    })
    expect(await readDraftOf(AMARA.id)).toBe('My visit')
    expect(renderHook(useSession).seen[0]).toMatchObject({ user: null })
  })

  test('stays at the lock while the server is asked again, as when the network is back', async () => {
    lockKeptUser()
    const { result, seen, client } = startPage()
    await waitFor(() => {
      expect(result.current.status).toBe('locked')
    })
    const { held, letGo } = hold<typeof AMARA>()
    answer(currentUser, () => held)
    const asking = client.refetchQueries()
    await waitFor(() => {
      expect(askedPaths()).toEqual([currentUser.path, currentUser.path])
    })
    expect(result.current.status).toBe('locked')
    letGo(AMARA)
    await act(() => asking)
    const statuses = seen.map(({ status }) => status)
    expect(statuses.slice(statuses.indexOf('locked'))).not.toContain('loading')
  })

  test('gives way to another person whom the server names, with all that was kept', async () => {
    localStorage.setItem('installDismissed', 'yes')
    answer(currentUser, () => SOMEBODY_ELSE)
    const { result } = startPage()
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-in', user: SOMEBODY_ELSE })
    })
    expect(await readDraftOf(AMARA.id)).toBeUndefined()
    expect(localStorage.getItem('installDismissed')).toBeNull()
  })

  test('who logged out without a connection is nobody, and the server hears of it first of all', async () => {
    markLogoutPending()
    answer(currentUser, () => AMARA)
    const { result } = startPage()
    expect(result.current).toEqual({ status: 'signed-out', user: null })
    await waitFor(() => {
      expect(askedPaths()).toEqual([logout.path])
    })
    answer(logout, () => undefined)
    act(() => {
      dispatchEvent(new Event('online'))
    })
    await waitFor(async () => {
      expect(await readDraftOf(AMARA.id)).toBeUndefined()
    })
    expect(askedPaths()).toEqual([logout.path, logout.path])
    expect(localStorage.getItem('logoutPending')).toBeNull()
    expect(result.current).toEqual({ status: 'signed-out', user: null })
  })
})

describe('a first visit', () => {
  test('is a visitor’s when the server knows nobody', async () => {
    refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
    const { result, seen } = startPage()
    expect(seen[0]?.status).toBe('loading')
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-out', user: null })
    })
  })

  test('without a connection is nobody’s yet, and somebody’s after another try', async () => {
    const { result } = startPage()
    await waitFor(() => {
      expect(result.current.status).toBe('unknown')
    })
    answer(currentUser, () => AMARA)
    act(() => {
      if (result.current.status === 'unknown') result.current.retry()
    })
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-in', user: AMARA })
    })
    expect(renderHook(useSession).seen[0]).toEqual({ status: 'signed-in', user: AMARA })
  })

  test('is no longer one when somebody signs in in another tab before the answer', async () => {
    refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
    const { result } = startPage()
    keepUser(AMARA)
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'signed-in', user: AMARA })
    })
    expect(readKeptUser()?.isLocked).toBe(false)
  })

  test('asks once, whatever comes late and wants to know too', async () => {
    answer(currentUser, () => AMARA)
    const { client, result } = startPage()
    await waitFor(() => {
      expect(result.current.status).toBe('signed-in')
    })
    expect(renderHook(useKnownSession, client).seen[0]).toEqual({
      status: 'signed-in',
      user: AMARA,
    })
    expect(askedPaths()).toEqual([currentUser.path])
  })
})

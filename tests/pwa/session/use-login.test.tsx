// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { passTime, renderHook } from '#tests/support/browser/render-hook.tsx'
import { currentUser, login, logout } from '#contracts/accounts/account.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { readEvents, recordEvent } from '#pwa/device/progress/learning-log.ts'
import { StorageError, ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { readChosenLanguage } from '#pwa/language/language.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { keepUser, lockKeptUser, readKeptUser } from '#pwa/session/kept-user.ts'
import { useLogin } from '#pwa/session/use-login.ts'
import { useLogout } from '#pwa/session/use-logout.ts'
import { sessionQuery, useSession } from '#pwa/session/use-session.ts'
import { onBeforeLogout } from '#pwa/session/prepare-logout.ts'
import { useCurrentToast } from '#pwa/ui/toast-store.ts'
import { answer, answerAfter, askedPaths, hang, refuse } from '#tests/support/browser/answers.ts'
import { AMARA, SOMEBODY_ELSE } from '#tests/support/browser/people.ts'

const PASSWORD = 'correct horse battery'

beforeEach(() => {
  provideDevice(deviceForSession)
  refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
  answer(login, ({ username }) => (username === SOMEBODY_ELSE.username ? SOMEBODY_ELSE : AMARA))
  answer(logout, () => undefined)
})

function renderAccount() {
  const account = renderHook(() => ({
    session: useSession(),
    login: useLogin(),
    logout: useLogout(),
    toast: useCurrentToast(),
  }))
  const { result } = account
  return {
    ...account,
    logIn: async ({ username }: { username: string }) => {
      act(() => {
        result.current.login.mutate({ username, password: PASSWORD })
      })
      await waitFor(() => {
        expect(result.current.login.isIdle || result.current.login.isPending).toBe(false)
      })
    },
    logOut: async () => {
      act(() => {
        result.current.logout.mutate()
      })
      await waitFor(() => {
        expect(result.current.logout.isIdle || result.current.logout.isPending).toBe(false)
      })
    },
  }
}

async function keepDraft(id: string) {
  await (await openStore(id)).answers.put({ id: 'draft', value: 'My visit', at: 1 })
}

async function readDraft(id: string): Promise<unknown> {
  const store = await ignoreStorageError(openStore(id))
  return (await store?.answers.get('draft'))?.value
}

describe('a log-in', () => {
  test('is known on every screen at once, and on the next visit', async () => {
    const { result, client, logIn } = renderAccount()
    client.setQueryData(['of the visitor'], 'cached')
    await logIn(AMARA)
    expect(result.current.session).toEqual({ status: 'signed-in', user: AMARA })
    expect(result.current.toast?.title).toBe('Login successful')
    expect(client.getQueryData(['of the visitor'])).toBeUndefined()
    expect(renderAccount().seen[0]?.session).toEqual({ status: 'signed-in', user: AMARA })
  })

  test('brings the language of the account to a device where nobody has chosen one', async () => {
    answer(login, () => ({ ...AMARA, language: 'es' as const }))
    await renderAccount().logIn(AMARA)
    expect(readChosenLanguage()).toBe('es')
    answer(login, () => ({ ...AMARA, language: 'ar' as const }))
    await renderAccount().logIn(AMARA)
    expect(readChosenLanguage()).toBe('es')
  })

  test('with a wrong password says so, and signs nobody in', async () => {
    const message = 'Invalid username or password.'
    refuse(login, 401, 'LOGIN_FAILED', { message })
    const { result, logIn } = renderAccount()
    await logIn(AMARA)
    expect(result.current.toast).toMatchObject({ title: 'Login failed', description: message })
    expect(result.current.session.status).toBe('signed-out')
    expect(readKeptUser()).toBeNull()
  })

  test('of the person who was locked out finds everything as it was', async () => {
    keepUser(AMARA)
    lockKeptUser()
    await keepDraft(AMARA.id)
    const { result, logIn } = renderAccount()
    await waitFor(() => {
      expect(result.current.session.status).toBe('locked')
    })
    await logIn(AMARA)
    expect(result.current.session).toEqual({ status: 'signed-in', user: AMARA })
    expect(await readDraft(AMARA.id)).toBe('My visit')
  })

  test('answers what a screen has asked for before it was through', async () => {
    const { logIn, client, result } = renderAccount()
    client.setQueryData(sessionQuery.queryKey, AMARA)
    const asked: ((text: string) => void)[] = []
    const queryFn = () => new Promise<string>((resolve) => asked.push(resolve))
    const screen = renderHook(() => useQuery({ queryKey: ['of a screen'], queryFn }), client)
    await logIn(AMARA)
    for (const resolve of asked) resolve('answered')
    await waitFor(() => {
      expect(screen.result.current.data).toBe('answered')
    })
    expect(result.current.session).toEqual({ status: 'signed-in', user: AMARA })
  })

  test('of another person removes what was kept for the one before', async () => {
    keepUser(AMARA)
    lockKeptUser()
    await keepDraft(AMARA.id)
    const { result, logIn } = renderAccount()
    await logIn(SOMEBODY_ELSE)
    expect(result.current.session).toEqual({ status: 'signed-in', user: SOMEBODY_ELSE })
    expect(readKeptUser()?.user).toEqual(SOMEBODY_ELSE)
    expect(await readDraft(AMARA.id)).toBeUndefined()
  })

  test('of a guest of the checkout keeps what the guest has learned', async () => {
    const guest = { ...AMARA, id: crypto.randomUUID(), isGuest: true }
    keepUser(guest)
    await recordEvent(guest.id, {
      id: crypto.randomUUID(),
      kind: 'checklist_item_set',
      at: '2026-06-01T10:00:00.000Z',
      payload: { checklist: 'f-1', item: 'passport', isDone: true },
    })
    const { logIn } = renderAccount()
    await logIn(SOMEBODY_ELSE)
    expect(await readEvents(SOMEBODY_ELSE.id)).toMatchObject([{ payload: { item: 'passport' } }])
    await expect(readEvents(guest.id)).rejects.toThrow(StorageError)
  })
})

describe('a log-out', () => {
  beforeEach(async () => {
    keepUser(AMARA)
    await keepDraft(AMARA.id)
  })

  test('leaves nothing of the person here, and tells so', async () => {
    const { result, client, logOut } = renderAccount()
    client.setQueryData(['wallet', AMARA.id], ['a card'])
    await logOut()
    expect(result.current.session).toEqual({ status: 'signed-out', user: null })
    expect(result.current.toast?.title).toBe('Logged out')
    expect(client.getQueryData(['wallet', AMARA.id])).toBeUndefined()
    expect(readKeptUser()).toBeNull()
    expect(await readDraft(AMARA.id)).toBeUndefined()
  })

  test('waits for what must reach the server while there is a session', async () => {
    const before: string[][] = []
    const stop = onBeforeLogout(async () => {
      await Promise.resolve()
      before.push(askedPaths())
    })
    await renderAccount().logOut()
    stop()
    expect(before).toEqual([[]])
    expect(askedPaths()).toContain(logout.path)
  })

  test('ends the session also where the browser refuses to remove, and says what is left', async () => {
    provideDevice({ ...deviceForSession, remove: () => Promise.resolve(false) })
    const { result, logOut } = renderAccount()
    await logOut()
    expect(result.current.session).toEqual({ status: 'signed-out', user: null })
    expect(result.current.toast?.title).toBe('Logged out')
    expect(result.current.toast?.description).toMatch(/refused to remove what it keeps/)
    expect(askedPaths()).toEqual([logout.path])
    expect(renderAccount().seen[0]?.session.user).toBeNull()
  })

  test('without a connection removes all the same, and is still owed to the server', async () => {
    const { result, logOut } = renderAccount()
    answer(logout, () => Promise.reject(new TypeError('Failed to fetch')))
    await logOut()
    expect(result.current.session).toEqual({ status: 'signed-out', user: null })
    expect(await readDraft(AMARA.id)).toBeUndefined()
    expect(readKeptUser()).toBeNull()
    expect(localStorage.getItem('logoutPending')).not.toBeNull()
  })

  test('that the server refuses removes all the same, and is still owed to it', async () => {
    refuse(logout, 500, 'INTERNAL_ERROR', { message: 'Something is broken.' })
    const { result, logOut } = renderAccount()
    await logOut()
    expect(result.current.toast?.title).toBe('Logged out')
    expect(await readDraft(AMARA.id)).toBeUndefined()
    expect(localStorage.getItem('logoutPending')).not.toBeNull()
  })

  test('on a network that hangs removes all within five seconds, and is still owed to the server', async () => {
    const stop = onBeforeLogout(() => new Promise(() => undefined))
    hang(logout)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result } = renderAccount()
    act(() => {
      result.current.logout.mutate()
    })
    await passTime(2000)
    vi.useRealTimers()
    await waitFor(async () => {
      expect(await readDraft(AMARA.id)).toBeUndefined()
    })
    expect(readKeptUser()).toBeNull()
    expect(localStorage.getItem('logoutPending')).not.toBeNull()
    stop()
  })

  test('that is answered one second late is through within five seconds, and still owed to the server', async () => {
    const stop = onBeforeLogout(() => new Promise(() => undefined))
    const reportWithinMs = 1500
    answerAfter(reportWithinMs + 1000, logout, () => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result } = renderAccount()
    act(() => {
      result.current.logout.mutate()
    })
    await passTime(5000)
    expect(result.current.logout.isSuccess).toBe(true)
    expect(result.current.session).toEqual({ status: 'signed-out', user: null })
    await passTime(1000)
    expect(localStorage.getItem('logoutPending')).not.toBeNull()
    stop()
  })
})

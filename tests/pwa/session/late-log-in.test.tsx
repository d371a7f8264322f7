// @vitest-environment happy-dom
import { passTime, renderHook } from '#tests/support/browser/render-hook.tsx'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { currentUser, login, logout } from '#contracts/accounts/account.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { keepUser, lockKeptUser, readKeptUser } from '#pwa/session/kept-user.ts'
import { startSessionQuery } from '#pwa/session/start-session.ts'
import { useLogin } from '#pwa/session/use-login.ts'
import { useSession } from '#pwa/session/use-session.ts'
import { useCurrentToast } from '#pwa/ui/toast-store.ts'
import {
  answer,
  answerAfter,
  askedPaths,
  askedQueries,
  refuse,
} from '#tests/support/browser/answers.ts'
import { AMARA, SOMEBODY_ELSE } from '#tests/support/browser/people.ts'

const CREDENTIALS = { username: AMARA.username, password: 'correct horse battery' }
const DEADLINE_MS = 45_000
const LATE_MS = DEADLINE_MS + 1000

beforeEach(() => {
  provideDevice(deviceForSession)
  // The browser has stored the cookie of the late answer. The server therefore knows the session.
  answer(currentUser, () => AMARA)
})

function openPage() {
  const page = renderHook(() => ({
    session: useSession(),
    login: useLogin(),
    toast: useCurrentToast(),
  }))
  onTestFinished(startSessionQuery(page.client))
  return page
}

/** Opens the log-in form on a page without a signed-in user. */
async function openForm() {
  refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
  const page = openPage()
  await waitFor(() => {
    expect(page.result.current.session.user).toBeNull()
    expect(page.client.isFetching()).toBe(0)
  })
  answer(currentUser, () => AMARA)
  return page
}

/** Makes the server accept a log-out from now on. The log-out makes the cookie invalid. */
function hearLogout() {
  answer(logout, () => {
    refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
    return undefined
  })
}

type Page = Awaited<ReturnType<typeof openForm>>

async function logInLate({ result }: Page, passMs = LATE_MS) {
  answerAfter(LATE_MS, login, () => AMARA)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => {
    result.current.login.mutate(CREDENTIALS)
  })
  await passTime(passMs)
  vi.useRealTimers()
}

describe('a log-in that is answered one second after its deadline', () => {
  test('signs nobody in, says so, and ends on the server what it may have begun', async () => {
    const page = await openForm()
    await logInLate(page)
    expect(page.result.current.toast?.description).toMatch(/nobody is signed in here/)
    expect(page.result.current.session).toEqual({ status: 'signed-out', user: null })
    expect(readKeptUser()).toBeNull()
    expect(localStorage.getItem('loginUnseen')).not.toBeNull()
    expect(askedQueries(logout).at(-1)).toBe('unseen=1')
  })

  test('is taken up by no page that is opened later, before the server has heard', async () => {
    await logInLate(await openForm())
    const next = openPage()
    expect(next.seen[0]?.session.user).toBeNull()
    await waitFor(() => {
      expect(next.result.current.session.status).toBe('signed-out')
    })
    expect(readKeptUser()).toBeNull()
  })

  test('leaves a locked wallet locked, and all that is in it', async () => {
    const page = await openForm()
    keepUser(AMARA)
    lockKeptUser()
    await (await openStore(AMARA.id)).answers.put({ id: 'draft', value: 'My visit', at: 1 })
    await logInLate(page)
    hearLogout()
    const next = openPage()
    await waitFor(() => {
      expect(localStorage.getItem('loginUnseen')).toBeNull()
    })
    expect(next.seen.filter(({ session }) => session.user)).toEqual([])
    expect(readKeptUser()?.isLocked).toBe(true)
    expect(await (await openStore(AMARA.id)).answers.toArray()).toHaveLength(1)
  })

  test('does not stand in the way of the next try', async () => {
    const page = await openForm()
    await logInLate(page)
    answer(login, () => AMARA)
    act(() => {
      page.result.current.login.mutate(CREDENTIALS)
    })
    await waitFor(() => {
      expect(page.result.current.session.user).toEqual(AMARA)
    })
    expect(localStorage.getItem('loginUnseen')).toBeNull()
    expect(openPage().seen[0]?.session.user).toEqual(AMARA)
  })
})

describe('a log-in that nobody waits for any more', () => {
  test('signs nobody in when its screen has gone before the answer', async () => {
    const page = await openForm()
    answerAfter(1000, login, () => AMARA)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => {
      page.result.current.login.mutate(CREDENTIALS)
    })
    await passTime(500)
    page.unmount()
    await passTime(1000)
    vi.useRealTimers()
    expect(readKeptUser()).toBeNull()
    expect(localStorage.getItem('loginUnseen')).not.toBeNull()
  })

  test('signs nobody in when the page was closed before the answer', async () => {
    const page = await openForm()
    await logInLate(page, 500)
    dispatchEvent(new Event('pagehide'))
    expect(openPage().seen[0]?.session.user).toBeNull()
    expect(readKeptUser()).toBeNull()
  })

  test('takes nothing from who was signed in before, and still is', async () => {
    keepUser(SOMEBODY_ELSE)
    answer(currentUser, () => SOMEBODY_ELSE)
    localStorage.setItem('loginUnseen', 'yes')
    const page = openPage()
    await waitFor(() => {
      expect(page.result.current.session.user).toEqual(SOMEBODY_ELSE)
    })
    expect(askedPaths(logout)).toEqual([])
  })
})

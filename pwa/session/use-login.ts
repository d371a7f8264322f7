import { useMutation, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { login, logout, type CurrentUser } from '#contracts/accounts/account.ts'
import type { Login } from '#contracts/accounts/account.ts'
import { call, HttpError, sentenceFor } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { theDevice } from './device.ts'
import { markLogoutPending, readKeptUser, removeLogoutPending } from './kept-user.ts'
import { isLeft, type LetIn, useLetIn } from './let-in.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { prepareLogout } from './prepare-logout.ts'
import { sessionQuery, takePlaceOf } from './use-session.ts'
import { bringBackWhatIsNobodys, NOT_REMOVED, removeWhatIsKept } from './wipe.ts'

/** What was cached for one user is not for the next. */
export function startSession(client: QueryClient, user: CurrentUser | null) {
  client.removeQueries({
    predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] && !isAwaited(query),
  })
  client.setQueryData(sessionQuery.queryKey, user)
  tellOtherTabs(user ? 'signed-in' : 'signed-out')
}

/** By a screen that opened before this, since another answer had named the user already. */
function isAwaited(query: Query): boolean {
  return query.isActive() && query.state.status === 'pending'
}

export async function arrive(user: CurrentUser): Promise<CurrentUser> {
  await takePlaceOf(user)
  await theDevice().renewSoon(user.id)
  return user
}

export function welcome(client: QueryClient, user: CurrentUser) {
  startSession(client, user)
  showToast({ title: 'Login successful', description: 'Welcome back!' })
}

/** The password was right; the passkey that was asked for after it was not shown. */
export class PasskeyNeededError extends Error {
  override readonly name = 'PasskeyNeededError'
}

/** The password was right; the code that was mailed comes after it. */
export function isCodeAsked(error: unknown): boolean {
  return error instanceof HttpError && error.problem?.error === 'LOGIN_CODE_REQUIRED'
}

/** Goes on with the passkey where the right password alone is not enough. */
async function logInBy(body: Login, letIn: LetIn): Promise<CurrentUser> {
  try {
    return await letIn((signal) => call(login, { body, signal }))
  } catch (error) {
    const isAsked = error instanceof HttpError && error.problem?.error === 'SECOND_FACTOR_REQUIRED'
    if (!isAsked) throw error
  }
  const [{ sentenceForPasskey }, { signInByPasskey }] = await Promise.all([
    import('./passkeys.ts'),
    import('./sign-in-by-passkey.ts'),
  ])
  return signInByPasskey(letIn).catch((cause: unknown) => {
    if (isLeft(cause)) throw cause
    throw new PasskeyNeededError(sentenceForPasskey(cause), { cause })
  })
}

export function useLogin() {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async (body: Login) => arrive(await logInBy(body, letIn)),
    onSuccess: (user) => {
      welcome(client, user)
    },
    onError: (error) => {
      // The form itself says what is missing, and nobody reads what it has gone with.
      if (error instanceof PasskeyNeededError || isCodeAsked(error) || isLeft(error)) return
      showToast({ title: 'Login failed', description: sentenceFor(error), variant: 'destructive' })
    },
  })
}

const TELL_WITHIN_MS = 1500

/**
 * The device is wiped first, in all tabs, and the server told second: who leaves a borrowed computer waits
 * for no network. Until the server has heard, the mark keeps this browser from taking up the old cookie.
 */
async function leave(client: QueryClient): Promise<boolean> {
  await prepareLogout()
  const userId = readKeptUser()?.user.id
  markLogoutPending()
  tellOtherTabs('signed-out')
  const isRemoved = await removeWhatIsKept(userId, markLogoutPending)
  startSession(client, null)
  await call(logout, { withinMs: TELL_WITHIN_MS }).then(removeLogoutPending, () => undefined)
  bringBackWhatIsNobodys()
  return isRemoved
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => leave(client),
    onSuccess: (isRemoved) => {
      const done = { title: 'Logged out', description: 'You have been successfully logged out.' }
      showToast(isRemoved ? done : { ...NOT_REMOVED, title: done.title })
    },
    onError: (error) => {
      showToast({ title: 'Logout failed', description: sentenceFor(error), variant: 'destructive' })
    },
  })
}

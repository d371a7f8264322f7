import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { login, type CurrentUser, type Login } from '#contracts/accounts/account.ts'
import { followAccount } from '#pwa/language/language.ts'
import { HttpError, sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { startSession } from './change-session.ts'
import { readDevice } from './device.ts'
import { isLeft, type LetIn, useLetIn } from './let-in.ts'
import { sentenceForPasskey } from './passkeys.ts'
import { words } from './words.tsx'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { takePlaceOf } from './use-session.ts'

export async function arrive(user: CurrentUser): Promise<CurrentUser> {
  await takePlaceOf(user)
  followAccount(user.language)
  await readDevice().renewSoon(user.id)
  return user
}

export function welcome(client: QueryClient, user: CurrentUser) {
  startSession(client, user)
  showToast(words.signIn.loggedIn)
}

/** The error for a log-in with the right password, but without the signature of the passkey. */
export class PasskeyNeededError extends Error {
  override readonly name = 'PasskeyNeededError'
}

/** Returns whether the password was right and the mailed code is needed next. */
export function isCodeAsked(error: unknown): boolean {
  return error instanceof HttpError && error.problem?.error === 'LOGIN_CODE_REQUIRED'
}

/** Logs in with the password. Also asks for the passkey, if the server needs it. */
async function logInBy(body: Login, letIn: LetIn): Promise<CurrentUser> {
  try {
    return await letIn((signal) => call(login, { body, signal }))
  } catch (error) {
    const isAsked = error instanceof HttpError && error.problem?.error === 'SECOND_FACTOR_REQUIRED'
    if (!isAsked) throw error
  }
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
      // The form itself says which step is missing. A person who has left the form needs no toast.
      if (error instanceof PasskeyNeededError || isCodeAsked(error) || isLeft(error)) return
      showToast({
        title: words.signIn.notLoggedIn,
        description: sentenceFor(error),
        variant: 'destructive',
      })
    },
  })
}

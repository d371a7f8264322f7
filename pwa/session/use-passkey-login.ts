import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Assertion, signInByPasskey } from '#contracts/passkeys.ts'
import { call } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { sentenceForPasskey, signByPasskey } from './passkeys.ts'
import { arrive, welcome } from './use-login.ts'

/** By what the browser has filled in, or else by what its dialog is asked for. */
export function usePasskeyLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (filledIn: Assertion | undefined) => {
      const body = filledIn ?? (await signByPasskey('sign-in'))
      return arrive(await call(signInByPasskey, { body }))
    },
    onSuccess: (user) => {
      welcome(client, user)
    },
    onError: (error) => {
      const description = sentenceForPasskey(error)
      showToast({ title: 'Login failed', description, variant: 'destructive' })
    },
  })
}

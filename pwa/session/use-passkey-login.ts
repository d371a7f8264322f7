import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Assertion } from '#contracts/accounts/passkeys.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { isLeft, useLetIn } from './let-in.ts'
import { sentenceForPasskey } from './passkeys.ts'
import { words } from './words.tsx'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { arrive, welcome } from './use-login.ts'

export function usePasskeyLogin() {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async (filledIn: Assertion | undefined) =>
      arrive(await signInByPasskey(letIn, filledIn)),
    onSuccess: (user) => {
      welcome(client, user)
    },
    onError: (error) => {
      if (isLeft(error)) return
      const description = sentenceForPasskey(error)
      showToast({ title: words.signIn.notLoggedIn, description, variant: 'destructive' })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { register, type Registration } from '#contracts/accounts/registration.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { isLeft, useLetIn } from './let-in.ts'
import { startSession } from './change-session.ts'
import { words } from './words.tsx'
import { takePlaceOf } from './use-session.ts'

export function useRegister() {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async (body: Registration) => {
      const user = await letIn((signal) => call(register, { body, signal }), words.signIn.mayBeMade)
      await takePlaceOf(user)
      return user
    },
    onSuccess: (user) => {
      startSession(client, user)
      showToast(words.signIn.registered)
    },
    onError: (error) => {
      if (isLeft(error)) return
      showToast({
        title: words.signIn.notRegistered,
        description: sentenceFor(error),
        variant: 'destructive',
      })
    },
  })
}

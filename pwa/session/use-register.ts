import { useMutation, useQueryClient } from '@tanstack/react-query'
import { register, type Registration } from '#contracts/accounts/registration.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { startSession } from './use-login.ts'
import { takePlaceOf } from './use-session.ts'

export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Registration) => {
      const user = await call(register, { body })
      await takePlaceOf(user)
      return user
    },
    onSuccess: (user) => {
      startSession(client, user)
      showToast({
        title: 'Registration successful',
        description:
          'Welcome to Visa Success Guide! Open the link in our mail to confirm your address.',
      })
    },
    onError: (error) => {
      showToast({
        title: 'Registration failed',
        description: sentenceFor(error),
        variant: 'destructive',
      })
    },
  })
}

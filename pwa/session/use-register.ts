import { useMutation, useQueryClient } from '@tanstack/react-query'
import { register, type Registration } from '#contracts/accounts/registration.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { isLeft, useLetIn } from './let-in.ts'
import { startSession } from './change-session.ts'
import { takePlaceOf } from './use-session.ts'

const MAY_BE_MADE =
  'Your account may have been made: try to log in with this name and password first.'

export function useRegister() {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async (body: Registration) => {
      const user = await letIn((signal) => call(register, { body, signal }), MAY_BE_MADE)
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
      if (isLeft(error)) return
      showToast({
        title: 'Registration failed',
        description: sentenceFor(error),
        variant: 'destructive',
      })
    },
  })
}

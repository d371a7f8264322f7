import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { login, logout, register, type CurrentUser } from '#contracts/account.ts'
import type { Login, Registration } from '#contracts/account.ts'
import { call, sentenceFor } from '#pwa/http.ts'
import { readTheme, setTheme } from '#pwa/ui/theme.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { sessionQuery } from './use-session.ts'

/** What was cached for one user is not for the next. */
function startSession(client: QueryClient, user: CurrentUser | null) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  client.setQueryData(sessionQuery.queryKey, user)
}

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Login) => call(login, { body }),
    onSuccess: (user) => {
      startSession(client, user)
      showToast({ title: 'Login successful', description: 'Welcome back!' })
    },
    onError: (error) => {
      showToast({ title: 'Login failed', description: sentenceFor(error), variant: 'destructive' })
    },
  })
}

export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Registration) => call(register, { body }),
    onSuccess: (user) => {
      startSession(client, user)
      showToast({
        title: 'Registration successful',
        description: 'Welcome to Visa Success Guide!',
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

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const theme = readTheme()
      await call(logout)
      // The answer clears this origin's storage; the choice of theme is not the account's.
      setTheme(theme)
    },
    onSuccess: () => {
      startSession(client, null)
      showToast({ title: 'Logged out', description: 'You have been successfully logged out.' })
    },
    onError: (error) => {
      showToast({ title: 'Logout failed', description: sentenceFor(error), variant: 'destructive' })
    },
  })
}

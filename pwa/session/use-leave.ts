import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { sentenceFor } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { readKeptUser } from './kept-user.ts'
import { prepareLogout } from './prepare-logout.ts'
import { startSession } from './change-session.ts'
import { NOT_REMOVED, wipeDevice } from './wipe.ts'

/** Ends sessions, that of this browser among them, and leaves it as by a log-out. */
export function useLeave(
  end: () => Promise<unknown>,
  done: { title: string; description: string },
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await prepareLogout()
      const userId = readKeptUser()?.user.id
      await end()
      return wipeDevice(userId)
    },
    onSuccess: async (isRemoved) => {
      // Before the session ends, or its guard would lead to the log-in screen.
      await navigate('/', { replace: true })
      startSession(client, null)
      showToast(isRemoved ? done : { ...NOT_REMOVED, title: done.title })
    },
    onError: (error) => {
      showToast({ title: 'Error', description: sentenceFor(error), variant: 'destructive' })
    },
  })
}

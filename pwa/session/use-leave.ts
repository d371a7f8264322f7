import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { UnansweredError } from '#pwa/network/errors.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { markLogoutPending, readKeptUser } from './kept-user.ts'
import { prepareLogout } from './prepare-logout.ts'
import { startSession } from './change-session.ts'
import { sessionQuery } from './use-session.ts'
import { restoreGeneralData, NOT_REMOVED, removePersonalData, wipeDevice } from './wipe.ts'

interface Said {
  title: string
  description: string
}

interface Leaving {
  end: () => Promise<unknown>
  done: Said
  /**
   * The message for a user who leaves although no response was received. Without this message, the
   * user stays, and the session is read again.
   */
  unanswered?: Said
}

/**
 * Ends sessions on the server, including the session of this browser. Then deletes the data, like a
 * log-out. The call comes first, because only the server can end other sessions, and because it
 * needs a proof, which only a signed-in user can give.
 */
export function useLeave({ end, done, unanswered }: Leaving) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await prepareLogout()
      const userId = readKeptUser()?.user.id
      try {
        await end()
      } catch (error) {
        if (!unanswered || !(error instanceof UnansweredError)) throw error
        markLogoutPending()
        return { isRemoved: await removePersonalData(userId, markLogoutPending), said: unanswered }
      }
      return { isRemoved: await wipeDevice(userId), said: done }
    },
    onSuccess: async ({ isRemoved, said }) => {
      // Leaves the page before the session ends, because the guard of the page would open the
      // log-in screen.
      await navigate('/', { replace: true })
      startSession(client, null)
      showToast(isRemoved ? said : { ...NOT_REMOVED, title: said.title })
      if (said === done) return
      restoreGeneralData()
      // `sessionQuery` first tells the server about the pending log-out, and then reads the session.
      void client.invalidateQueries(sessionQuery)
    },
    onError: reportFailure,
  })
}

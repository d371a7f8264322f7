import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { logout } from '#contracts/accounts/account.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { startSession } from './change-session.ts'
import { markLogoutPending, readKeptUser, removeLogoutPending } from './kept-user.ts'
import { words } from './words.tsx'
import { notifyOtherTabs } from './other-tabs.ts'
import { prepareLogout } from './prepare-logout.ts'
import { restoreGeneralData, NOT_REMOVED, removePersonalData } from './wipe.ts'

const TELL_WITHIN_MS = 1500

/**
 * Logs out. First deletes the data on the device, in all tabs, and then tells the server. A person
 * who leaves a borrowed computer must not wait for a network. `markLogoutPending` keeps this
 * browser from using the old cookie until the server has responded.
 */
async function leave(client: QueryClient): Promise<boolean> {
  await prepareLogout()
  const userId = readKeptUser()?.user.id
  markLogoutPending()
  notifyOtherTabs('signed-out')
  const isRemoved = await removePersonalData(userId, markLogoutPending)
  startSession(client, null)
  await call(logout, { withinMs: TELL_WITHIN_MS }).then(removeLogoutPending, () => undefined)
  restoreGeneralData()
  return isRemoved
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => leave(client),
    onSuccess: (isRemoved) => {
      showToast(isRemoved ? words.logOut.done : { ...NOT_REMOVED, title: words.logOut.done.title })
    },
    onError: (error) => {
      showToast({
        title: words.logOut.failed,
        description: sentenceFor(error),
        variant: 'destructive',
      })
    },
  })
}

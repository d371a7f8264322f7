import { useEffect } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'

async function carry(user: CurrentUser | null) {
  const { carryContent } = await import('./carry-content.ts')
  await carryContent(user)
}

/** Keeps the present user's learning content on the device, once no part of the screen is waiting. */
export function useCarriedContent(isReady: boolean): void {
  const { status, user } = useKnownSession()
  useEffect(() => {
    if (!isReady || status === 'loading') return
    void carry(user)
    // The next user is not known yet. The change of session brings that user's content.
    return onAfterWipe(() => carry(null))
    // Each answer about the session has a new object for the same person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, status, user?.id, user?.hasPremiumAccess])
}

import { useEffect } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'

async function carry(user: CurrentUser | null) {
  const { carryContent } = await import('./carry-content.ts')
  await carryContent(user)
}

/** Keeps the present user's learning content on the device, once nothing on the screen waits. */
export function useCarriedContent(isReady: boolean): void {
  const { status, user } = useKnownSession()
  useEffect(() => {
    if (!isReady || status === 'loading') return
    void carry(user)
    // Whose content comes next is not known yet: the change of session brings it.
    return onAfterWipe(() => carry(null))
    // Each answer about the session brings the same person as another object.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, status, user?.id, user?.hasPremiumAccess])
}

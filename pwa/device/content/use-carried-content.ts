import { useEffect } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'

async function carry(user: CurrentUser | null) {
  const { carryContent } = await import('./carry-content.ts')
  await carryContent(user)
}

/** Stores the learning content for the signed-in user on the device. Starts when the screen is ready. */
export function useCarriedContent(isReady: boolean): void {
  const { status, user } = useKnownSession()
  useEffect(() => {
    if (!isReady || status === 'loading') return
    void carry(user)
    // After a log-out has deleted the data, nobody knows yet who the next user is. Therefore only
    // the free content is stored again.
    return onAfterWipe(() => carry(null))
    // `user` is not a dependency, because each response about the session creates a new object for the same
    // person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, status, user?.id, user?.hasPremiumAccess])
}

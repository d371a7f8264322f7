import { useEffect } from 'react'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'

/** Keeps the learning content of whoever is here on the device, once nothing on the screen waits. */
export function useCarriedContent(isReady: boolean): void {
  const { status, user } = useKnownSession()
  useEffect(() => {
    if (!isReady || status === 'loading') return
    const carry = async () => {
      const { carryContent } = await import('./carry-content.ts')
      await carryContent(user)
    }
    void carry()
    return onAfterWipe(carry)
    // A session that is asked anew brings the same person as another object.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, status, user?.id, user?.hasPremiumAccess])
}

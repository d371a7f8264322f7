import { useEffect } from 'react'
import { useSession } from '#pwa/session/use-session.ts'
import { onAfterWipe } from '#pwa/session/wipe.ts'

const WAIT_AT_MOST_MS = 3000

/** Keeps the learning content of whoever is here on the device, without delaying the first screen. */
export function useCarriedContent(): void {
  const { status, user } = useSession()
  useEffect(() => {
    if (status === 'loading') return
    const carry = async () => {
      const { carryContent } = await import('./carry-content.ts')
      await carryContent(user)
    }
    const stop = whenIdle(() => void carry())
    const forget = onAfterWipe(carry)
    return () => {
      stop()
      forget()
    }
    // A session that is asked anew brings the same person as another object.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status, user?.id, user?.hasPremiumAccess])
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, WAIT_AT_MOST_MS)
    return () => {
      clearTimeout(timer)
    }
  }
  const handle = requestIdleCallback(work, { timeout: WAIT_AT_MOST_MS })
  return () => {
    cancelIdleCallback(handle)
  }
}

import { useEffect } from 'react'

/**
 * Renews the issuer's keys and lists while the screen is open. Starts when the screen is ready,
 * because a verdict for a waiting person comes first.
 */
export function useTrust(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isGone = false
    let stop: (() => void) | undefined
    // Without a connection, the script can be missing. Then the lists cannot be fetched anyway.
    void import('./trust.ts')
      .catch(() => null)
      .then((trust) => {
        if (!isGone) stop = trust?.followTrust()
      })
    return () => {
      isGone = true
      stop?.()
    }
  }, [isReady])
}

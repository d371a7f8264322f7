import { useEffect } from 'react'

/**
 * Renews the trust for offline verification while the screen is open. Starts when the screen is ready,
 * because a verdict for a waiting person comes first.
 */
export function useTrust(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isGone = false
    let stop: (() => void) | undefined
    // A page that cannot load the script cannot fetch a list either.
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

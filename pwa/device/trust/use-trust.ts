import { useEffect } from 'react'

/**
 * Keeps this device able to verify without a network for as long as the screen is open. It begins
 * when the screen is ready: a verdict that is awaited goes first.
 */
export function useTrust(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    let isGone = false
    let stop: (() => void) | undefined
    // A page that cannot even load its own script cannot fetch a list either.
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

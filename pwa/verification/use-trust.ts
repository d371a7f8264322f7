import { useEffect } from 'react'

/** Keeps this device able to verify without a network for as long as the screen is open. */
export function useTrust(): void {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    void import('./trust.ts').then(({ followTrust }) => {
      if (!isGone) stop = followTrust()
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
}

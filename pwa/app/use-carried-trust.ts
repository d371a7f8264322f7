import { useEffect, useState } from 'react'
import { useTrust } from '#pwa/verification/use-trust.ts'

/** After the first screen, and after a verdict that somebody waits for. */
const LATER_MS = 4000

/** Any device can verify without a connection, whichever screen was opened while there was one. */
export function useCarriedTrust(): void {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsLater, LATER_MS, true)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  useTrust(isLater)
}

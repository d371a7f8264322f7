import { useEffect, useState } from 'react'

/**
 * Returns true when this number of milliseconds has passed since the first render. For 0, returns true at
 * once.
 */
export function useIsDue(afterMs: number): boolean {
  const [isDue, setIsDue] = useState(afterMs === 0)
  useEffect(() => {
    if (afterMs === 0) return
    const timer = setTimeout(setIsDue, afterMs, true)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isDue
}

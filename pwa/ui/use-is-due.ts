import { useEffect, useState } from 'react'

/**
 * Returns true when `afterMs` milliseconds have passed since the first render. With 0, returns true
 * from the first render on.
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

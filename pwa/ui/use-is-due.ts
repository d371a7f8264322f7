import { useEffect, useState } from 'react'

/** True from so many milliseconds after the first render; at once for 0. */
export function useIsDue(afterMs: number): boolean {
  const [isDue, setIsDue] = useState(afterMs === 0)
  useEffect(() => {
    if (afterMs === 0) return
    const timer = setTimeout(setIsDue, afterMs, true)
    return () => {
      clearTimeout(timer)
    }
  }, [afterMs])
  return isDue
}

import { useEffect, useState } from 'react'

/** True from so many milliseconds after the first rendering; with none, at once. */
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

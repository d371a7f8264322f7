import { useEffect, useState } from 'react'
import type { Stopwatch } from './stopwatch.ts'

const TICK_MS = 1000

/** Returns the used time in milliseconds, and updates it every second. */
export function useSpentMs(stopwatch: Stopwatch): number {
  const [spentMs, setSpentMs] = useState(() => stopwatch.readSpentMs())
  useEffect(() => {
    const timer = setInterval(() => setSpentMs(stopwatch.readSpentMs()), TICK_MS)
    return () => clearInterval(timer)
  }, [stopwatch])
  return spentMs
}

import { useEffect, useState } from 'react'
import { SECOND_MS } from '#contracts/time.ts'

/** Returns the present time, and a new time after every `everyMs`. Countdowns and ages use it. */
export function useNow(everyMs: number = SECOND_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

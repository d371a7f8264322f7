import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The present time, updated every `everyMs`; for countdowns and ages. */
export function useNow(everyMs: number = SECOND_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [everyMs])
  return now
}

import { useEffect, useState } from 'react'
import { SECOND_MS } from '#contracts/time.ts'

/**
 * Returns the present time in milliseconds, and renders the component again every `everyMs`
 * milliseconds. Countdowns and ages use this hook.
 */
export function useNow(everyMs: number = SECOND_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

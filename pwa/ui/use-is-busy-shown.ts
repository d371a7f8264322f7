import { useEffect, useState } from 'react'

/** The time after which work looks busy. `--busy-after` in `tokens.css` has the same value. */
export const BUSY_AFTER_MS = 300

/** Returns true when the work has been busy for longer than `BUSY_AFTER_MS`. */
export function useIsBusyShown(isBusy: boolean): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(setIsDue, BUSY_AFTER_MS, true)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [isBusy])
  return isBusy && isDue
}

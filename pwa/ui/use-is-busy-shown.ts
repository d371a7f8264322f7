import { useEffect, useState } from 'react'

/** Shorter work shows no busy state; `--busy-after` in `tokens.css` is the same. */
export const BUSY_AFTER_MS = 300

/** True when the work has been busy for so long. */
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

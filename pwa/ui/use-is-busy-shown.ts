import { useEffect, useState } from 'react'

/** What is done sooner shows nothing of it; `--busy-after` in `tokens.css` is the same. */
export const BUSY_AFTER_MS = 300

/** Whether it has been busy for so long that it shows. */
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

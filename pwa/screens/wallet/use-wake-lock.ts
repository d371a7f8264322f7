import { useEffect } from 'react'

/** Keeps the screen on while a code is shown, in browsers that support and allow it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let isOver = false
    let sentinel: WakeLockSentinel | null = null
    // The browser releases the lock each time the page is hidden, so the page takes the lock again
    // when it is visible.
    const acquire = async () => {
      if (document.hidden || sentinel?.released === false) return
      const acquired = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await acquired?.release()
      else sentinel = acquired
    }
    const handleChange = () => void acquire()
    handleChange()
    document.addEventListener('visibilitychange', handleChange)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', handleChange)
      void sentinel?.release()
    }
  }, [isWanted])
}

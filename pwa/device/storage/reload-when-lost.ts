import { useEffect } from 'react'
import { isServerReached } from '#pwa/network/connection.ts'
import { probeServer } from '#pwa/network/http.ts'
import { isBusy, waitUntilFree } from '#pwa/device/worker/busy.ts'
import { readStorageState, useStorageState } from './storage-state.ts'

/** At most one reload in this time, so that a storage that stays broken leaves the page in peace. */
export const RELOAD_EVERY_MS = 30_000

/**
 * For screens that need the storage: in some browsers only a new page gets another connection to it.
 * Other screens stay, for somebody may be filling in a form.
 */
export function useReloadWhenLost(): void {
  const { isLost } = useStorageState()
  useEffect(() => {
    if (!isLost) return
    const leaving = new AbortController()
    void reloadWhenSafe(leaving.signal)
    return () => {
      leaving.abort()
    }
  }, [isLost])
}

/** Reloads once nothing is lost by it: nobody is in the middle of something, and the page can be loaded. */
async function reloadWhenSafe(leaving: AbortSignal): Promise<void> {
  if (isReloadedJustNow()) return
  await waitUntilFree()
  if (!(await canLoad())) return
  // Memory stands in for the disk, and a reload would empty it.
  if (leaving.aborted || readStorageState().isMemoryOnly) return
  if (isBusy()) await reloadWhenSafe(leaving)
  else location.reload()
}

/** The browser's own note, which outlives a reload and the process of the storage. */
function isReloadedJustNow(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  return isReload && Date.now() - performance.timeOrigin < RELOAD_EVERY_MS
}

/** By the worker, or by a server that answers now. */
async function canLoad(): Promise<boolean> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true
  await probeServer()
  return isServerReached()
}

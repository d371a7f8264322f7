import { useEffect } from 'react'
import { isServerReached } from '#pwa/network/connection.ts'
import { probeServer } from '#pwa/network/http.ts'
import { isBusy, waitUntilFree } from '#pwa/device/worker/busy.ts'
import { readStorageState, useStorageState } from './storage-state.ts'

/** The page reloads at most once in this time, so that broken storage does not reload it again and again. */
export const RELOAD_EVERY_MS = 30_000

/**
 * Reloads the page when the storage is lost. In some browsers, only a new page can connect to the
 * storage again. Only screens that need the storage use this hook. On other screens, a reload could
 * delete a half-filled form. After the reload, a wallet with a PIN asks for the PIN again, and notes
 * of codes that the device could not store are lost.
 */
export function useReloadWhenLost(): void {
  const { isLost } = useStorageState()
  useEffect(() => {
    if (!isLost) return
    const leaving = new AbortController()
    void reloadWhenSafe(leaving.signal)
    return () => leaving.abort()
  }, [isLost])
}

/** Reloads as soon as a reload loses nothing: no work is running, and the page can be loaded. */
async function reloadWhenSafe(leaving: AbortSignal): Promise<void> {
  if (isReloadedJustNow()) return
  await waitUntilFree()
  if (!(await canLoad())) return
  // A reload would delete data that is only in memory.
  if (leaving.aborted || readStorageState().isMemoryOnly) return
  if (isBusy()) await reloadWhenSafe(leaving)
  else location.reload()
}

/** Reads the browser's navigation entry, because the entry survives a reload and a crash of the storage. */
function isReloadedJustNow(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  return isReload && Date.now() - performance.timeOrigin < RELOAD_EVERY_MS
}

/** Resolves to true when the worker can load the page, or the server responds. */
async function canLoad(): Promise<boolean> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true
  await probeServer()
  return isServerReached()
}

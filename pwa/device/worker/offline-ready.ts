import { useEffect } from 'react'
import { messageSW } from 'workbox-window/messageSW.js'
import { isContentKept } from '#pwa/device/content/content-store.ts'
import { isWalletKept } from '#pwa/device/presentation/kept-wallet.ts'
import { ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { isTrustKept } from '#pwa/device/trust/kept-trust.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { FIND_MISSING } from './worker-messages.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'
import { words } from './words.ts'

const TOLD_KEY = 'offlineReady'
const LOOK_EVERY_MS = 3000
const LOOKS_MAX = 40
const ANSWER_WITHIN_MS = 5000

/** Checks the stored data, then tells each person once that the app works offline. */
export function useOfflineReady(): void {
  const { status, user } = useKnownSession()
  const owner = user?.id ?? VISITOR
  useEffect(() => {
    if (status === 'loading' || !('serviceWorker' in navigator)) return
    if (siteTexts.get(TOLD_KEY) === owner) return
    let looks = 0
    const look = async () => {
      looks += 1
      const isReady = (await ignoreStorageError(isReadyOffline(user?.id))) ?? false
      if (isReady || looks >= LOOKS_MAX) clearInterval(timer)
      if (!isReady || siteTexts.get(TOLD_KEY) === owner) return
      siteTexts.set(TOLD_KEY, owner)
      showToast({
        title: words.offlineReady.title,
        description: user ? words.offlineReady.withWallet : words.offlineReady.withoutWallet,
      })
    }
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [status, owner, user])
}

/**
 * Checks whether the device has all data that this person's screens need offline. Reads the data
 * itself, because a write may have failed.
 */
async function isReadyOffline(userId: string | undefined): Promise<boolean> {
  if (!(await isAppKept())) return false
  if (!(await isTrustKept()) || !(await isContentKept('free', VISITOR))) return false
  return userId === undefined || isWalletKept(userId)
}

/**
 * Asks the worker for missing files of the app. Returns true when the worker answers in time that
 * none is missing.
 */
async function isAppKept(): Promise<boolean> {
  const worker = navigator.serviceWorker.controller
  if (!worker) return false
  const tooLate = new Promise<null>((done) => setTimeout(done, ANSWER_WITHIN_MS, null))
  const missing: unknown = await Promise.race([messageSW(worker, FIND_MISSING), tooLate])
  return Array.isArray(missing) && missing.length === 0
}

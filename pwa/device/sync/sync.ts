import { Dexie } from 'dexie'
import { sync as syncEndpoint } from '#contracts/sync.ts'
import { call } from '#pwa/network/http.ts'
import { joinAccount } from '#pwa/device/progress/join-account.ts'
import { onBeforeLogout } from '#pwa/session/prepare-logout.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { StorageError, ignoreStorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { followSettings } from './backup-settings.ts'
import { judgeFailure } from './judge-failure.ts'
import {
  hasUnsent,
  readDeadLetters,
  releaseDeadLetters,
  syncOutbox,
  type SyncReply,
} from './sync-outbox.ts'
import { reportSync } from './sync-state.ts'

const EVERY_MS = 5 * 60_000
const SOON_MS = 800
const RETRY_MS = 10_000

/**
 * The name of a channel between tabs. A message contains the id of an owner, whose screens then
 * read the progress again.
 */
const PROGRESS_CHANNEL = 'progress'

export interface Sync {
  /** Sends the refused events once more. */
  tryAgain(): Promise<void>
  stop(): void
}

/**
 * Keeps this device and the account's log equal. Syncs at the start, after each change, when there
 * may be a connection again, and from time to time.
 */
export function startSync(owner: string): Sync {
  const channel = new BroadcastChannel(PROGRESS_CHANNEL)
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = RETRY_MS
  let isStopped = false

  function schedule(milliseconds: number) {
    clearTimeout(timer)
    // Many devices may lose the server at the same time. The random factor spreads their next
    // calls.
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds * (0.75 + Math.random() / 2))
  }

  async function run() {
    const result = (await ignoreStorageError(syncOnce(owner))) ?? 'away'
    if (result === 'done') channel.postMessage(owner)
    retryMs = result === 'away' ? Math.min(retryMs * 2, EVERY_MS) : RETRY_MS
    schedule(result === 'away' ? retryMs : EVERY_MS)
  }

  function runSoon() {
    schedule(SOON_MS)
  }
  function runIfVisible() {
    if (document.visibilityState === 'visible') runSoon()
  }
  function runIfReached() {
    if (isServerReached()) runSoon()
  }
  /**
   * Syncs after a change of the outbox in any tab, if an event waits. A sync itself changes the
   * outbox, so without this condition each sync would start another sync.
   */
  function runIfUnsent(parts: object) {
    const isOutbox = Object.keys(parts).some((part) => part.startsWith(outboxOf(owner)))
    if (isOutbox)
      void ignoreStorageError(openStore(owner).then(hasUnsent)).then((isDue) => isDue && runSoon())
  }

  const stopSettings = followSettings(owner)
  const joined = joinAccount(owner)
  const stopLogout = onBeforeLogout(async () => {
    await joined
    clearTimeout(timer)
    isStopped = true
    await syncOnce(owner)
  })
  const stopConnection = onConnectionChange(runIfReached)
  Dexie.on('storagemutated', runIfUnsent)
  addEventListener('online', runSoon)
  document.addEventListener('visibilitychange', runIfVisible)
  schedule(SOON_MS)

  return {
    tryAgain: async () => {
      await releaseDeadLetters(await openStore(owner))
      await run()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      stopSettings()
      stopLogout()
      stopConnection()
      Dexie.on('storagemutated').unsubscribe(runIfUnsent)
      removeEventListener('online', runSoon)
      document.removeEventListener('visibilitychange', runIfVisible)
      channel.close()
    },
  }
}

function outboxOf(owner: string): string {
  return `idb://visa-${owner}/outbox/`
}

/**
 * Syncs once. Two tabs may sync at the same time, because the server recognises an event that was
 * sent twice. A lock would let a frozen tab block all other tabs.
 */
async function syncOnce(owner: string): Promise<'done' | 'away'> {
  const store = await openStore(owner)
  const release = (await hasUnsent(store)) ? markBusy('syncing') : () => undefined
  try {
    const result = await syncOutbox(store, (body) =>
      call(syncEndpoint, { body }).then(
        (answer): SyncReply => ({ status: 'answered', answer }),
        judgeFailure,
      ),
    )
    const deadLetters = await readDeadLetters(store)
    reportSync({
      deadLetters: deadLetters.length,
      ...(result === 'done' && { syncedAt: Date.now() }),
    })
    return result
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return 'away'
  } finally {
    release()
  }
}

/**
 * What must not be interrupted by a reload. A lock that other tabs can see stands for it, and the
 * browser gives it back by itself when the tab is closed.
 */
export type BusyReason = 'showing a QR' | 'taking a test' | 'syncing' | 'not saved'

const LOCK = 'busy'
const BACK_AGAIN_MS = 100
const reasons = new Set<object>()
const listeners = new Set<() => void>()
const channel = new BroadcastChannel(LOCK)

/** Until the returned function is called, no update reloads this tab, and none is offered in any. */
export function markBusy(reason: BusyReason): () => void {
  const mark = { reason }
  reasons.add(mark)
  const giveBack = holdLock()
  tellAll()
  return () => {
    if (!reasons.delete(mark)) return
    giveBack()
    tellAll()
  }
}

/** Whether this very tab is in the middle of something. */
export function isBusy(): boolean {
  return reasons.size > 0
}

/** Resolves as soon as this tab is in the middle of nothing. */
export function waitUntilFree(): Promise<void> {
  if (!isBusy()) return Promise.resolve()
  return new Promise((done) => {
    const stop = onBusyChange(() => {
      if (isBusy()) return
      stop()
      done()
    })
  })
}

/** Whether any tab of the app is in the middle of something. */
export async function isAnyTabBusy(): Promise<boolean> {
  if (isBusy()) return true
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].some(({ name }) => name === LOCK)
}

/** Hears of every change in this tab and in the others. */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener)
  channel.addEventListener('message', listener)
  return () => {
    listeners.delete(listener)
    channel.removeEventListener('message', listener)
  }
}

function tellAll() {
  for (const listener of listeners) listener()
  channel.postMessage('changed')
}

/** Without a secure context there are no locks, and no worker that could be updated either. */
function holdLock(): () => void {
  if (!('locks' in navigator)) return () => undefined
  let giveBack = (): void => undefined
  const held = new Promise<void>((done) => {
    giveBack = done
  })
  void keepLock(held)
  return giveBack
}

/** WebKit takes the locks of a page that somebody leaves, and says so once they have come back to it. */
async function keepLock(held: Promise<void>) {
  try {
    await navigator.locks.request(LOCK, { mode: 'shared' }, () => held)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    setTimeout(() => void keepLock(held), BACK_AGAIN_MS)
  }
}

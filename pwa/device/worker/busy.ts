/**
 * Work that a reload must not interrupt. A lock makes it visible to other tabs, and the browser releases the
 * lock when the tab closes.
 */
type BusyReason = 'showing a QR' | 'taking a test' | 'syncing' | 'not saved'

const LOCK = 'busy'
const BACK_AGAIN_MS = 100
const reasons = new Set<object>()
const listeners = new Set<() => void>()
const channel = new BroadcastChannel(LOCK)

/** Until the returned function is called, no update reloads this tab, and no tab offers one. */
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

/** Whether this tab has such work. */
export function isBusy(): boolean {
  return reasons.size > 0
}

/** Resolves as soon as this tab has no such work. */
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

/** Whether any tab of the app has such work. */
export async function isAnyTabBusy(): Promise<boolean> {
  if (isBusy()) return true
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].some(({ name }) => name === LOCK)
}

/** Calls the listener after every change in this tab and the others. */
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

/** Without a secure context there are no locks, and also no worker to update. */
function holdLock(): () => void {
  if (!('locks' in navigator)) return () => undefined
  let giveBack = (): void => undefined
  const held = new Promise<void>((done) => {
    giveBack = done
  })
  void keepLock(held)
  return giveBack
}

/** WebKit takes the locks of a page that a person leaves, and reports it when they return. */
async function keepLock(held: Promise<void>) {
  try {
    await navigator.locks.request(LOCK, { mode: 'shared' }, () => held)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    setTimeout(() => void keepLock(held), BACK_AGAIN_MS)
  }
}

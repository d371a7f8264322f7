/**
 * The kinds of work that a reload must not interrupt. A busy tab holds a lock, so that other tabs
 * see that it is busy. The browser releases the lock when the tab closes.
 */
type BusyReason = 'showing a QR' | 'taking a test' | 'syncing' | 'not saved'

const LOCK = 'busy'
const BACK_AGAIN_MS = 100
const reasons = new Set<object>()
const listeners = new Set<() => void>()
const channel = new BroadcastChannel(LOCK)

/**
 * Marks this tab as busy until the returned function is called. While a tab is busy, no update
 * reloads it, and no other tab offers an update.
 */
export function markBusy(reason: BusyReason): () => void {
  const mark = { reason }
  reasons.add(mark)
  const giveBack = holdLock()
  notifyAll()
  return () => {
    if (!reasons.delete(mark)) return
    giveBack()
    notifyAll()
  }
}

/** Returns whether this tab is busy. */
export function isBusy(): boolean {
  return reasons.size > 0
}

/** Resolves as soon as this tab is not busy. */
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

export async function isAnyTabBusy(): Promise<boolean> {
  if (isBusy()) return true
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].some(({ name }) => name === LOCK)
}

/** Calls the listener after every change in any tab. */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener)
  channel.addEventListener('message', listener)
  return () => {
    listeners.delete(listener)
    channel.removeEventListener('message', listener)
  }
}

function notifyAll() {
  for (const listener of listeners) listener()
  channel.postMessage('changed')
}

/**
 * Takes the lock, and returns a function that releases it. A page without https has no locks. It
 * needs none, because it has no worker and gets no update.
 */
function holdLock(): () => void {
  if (!('locks' in navigator)) return () => undefined
  let giveBack = (): void => undefined
  const held = new Promise<void>((done) => {
    giveBack = done
  })
  void keepLock(held)
  return giveBack
}

/**
 * Holds the lock until `held` resolves. WebKit releases the locks of a page when the user opens
 * another page in the tab. When the user returns, WebKit reports this with an `AbortError`, and the
 * page asks for the lock again.
 */
async function keepLock(held: Promise<void>) {
  try {
    await navigator.locks.request(LOCK, { mode: 'shared' }, () => held)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    setTimeout(() => void keepLock(held), BACK_AGAIN_MS)
  }
}

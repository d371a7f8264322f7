import { onAfterWipe } from '#pwa/session/wipe.ts'
import { isBusy, waitUntilFree } from './busy.ts'
import { reportUpdate } from './update-state.ts'
import { ACTIVATE } from './worker-messages.ts'
import { tabTexts } from '#pwa/ui/browser-storage.ts'

const LOOK_EVERY_MS = 60 * 60_000
/**
 * The number of checks in a row that must find no running request. One check is not enough, because
 * a screen may send its requests a moment after its first render.
 */
const QUIET_LOOKS = 2
const LOOK_AGAIN_MS = 200
const QUIET_WITHIN_MS = 10_000
const RELOADED_KEY = 'reloadedForCode'

let registration: ServiceWorkerRegistration | undefined

interface FirstScreen {
  /** Resolves when the first render has begun. */
  shown: Promise<void>
  /** Returns whether a request is running. */
  isAsking: () => boolean
}

/** Registers the service worker and follows its updates. The worker runs the app offline. */
export function startWorker(first: FirstScreen): void {
  addEventListener('vite:preloadError', () => void getNewCode())
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  followController()
  void waitUntilQuiet(first).then(register)
  onAfterWipe(register)
  setInterval(look, LOOK_EVERY_MS)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/** Activates the waiting version. After that, every tab that is not busy reloads. */
export function activateUpdate(): void {
  registration?.waiting?.postMessage(ACTIVATE)
}

/**
 * Waits until no request is running, at most `QUIET_WITHIN_MS`. The download of the worker's files
 * must not delay the first screen, or a verdict for a waiting person.
 */
async function waitUntilQuiet({ shown, isAsking }: FirstScreen) {
  await shown
  const end = Date.now() + QUIET_WITHIN_MS
  let quietLooks = 0
  while (quietLooks < QUIET_LOOKS && Date.now() < end) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))
    quietLooks = isAsking() ? 0 : quietLooks + 1
  }
}

/** Does not use the class of workbox-window, which fails when WebKit reports an already installed version. */
async function register() {
  registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(requireAway)
  registration?.addEventListener('updatefound', followNext)
  // Another tab may have found the update before this tab started to listen.
  followNext()
}

/**
 * Reports an update as soon as it is installed. A first worker is no update. WebKit may report a
 * first worker as installed when the worker already controls the page.
 */
function followNext() {
  const { active, waiting, installing } = registration ?? {}
  if (!active) return
  if (waiting) reportReady()
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') reportReady()
  })
}

/**
 * Reports an update, except to a page that was loaded without a worker. Such a page already has the
 * newest version.
 */
function reportReady() {
  if (navigator.serviceWorker.controller) reportUpdate('ready')
}

function look() {
  void registration?.update().catch(requireAway)
}

/**
 * Ignores a missing connection, and a new version that did not load completely. Throws any other
 * error.
 */
function requireAway(error: unknown): undefined {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  return undefined
}

/** Reloads a tab once after another version became active, but never while the tab is busy. */
function followController() {
  let isControlled = navigator.serviceWorker.controller !== null
  let isLeaving = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = !isControlled
    // A log-out also removes the worker, and a new worker follows later. Neither of these changes
    // is an update.
    isControlled = navigator.serviceWorker.controller !== null
    if (!isControlled) return
    if (isFirst || isLeaving) return
    isLeaving = true
    void reloadWhenFree()
  })
}

async function reloadWhenFree() {
  if (isBusy()) reportUpdate('outdated')
  await waitUntilFree()
  location.reload()
}

/** Returns whether the server has another version. Returns false when the server does not answer. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null)
  return page !== null && !page.includes(new URL(import.meta.url).pathname)
}

/**
 * Loads the newer version when the server no longer has a file of this version. A tab does this at most once
 * an hour, to avoid a loop of reloads.
 */
async function getNewCode() {
  const last = Number(tabTexts.get(RELOADED_KEY))
  if (Date.now() - last < LOOK_EVERY_MS || !(await isOutdated())) return
  tabTexts.set(RELOADED_KEY, String(Date.now()))
  await registration?.update().catch(requireAway)
  const { waiting, installing } = registration ?? {}
  if (waiting) reportUpdate('ready')
  // A version that is still installing reports itself later. Such a version cannot be activated yet.
  if (waiting ?? installing) return
  await reloadWhenFree()
}

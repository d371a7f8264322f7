import { onAfterWipe } from '#pwa/session/wipe.ts'
import { isBusy, waitUntilFree } from './busy.ts'
import { reportUpdate } from './update-state.ts'
import { ACTIVATE } from './worker-messages.ts'
import { tabTexts } from '#pwa/ui/kept-texts.ts'

const LOOK_EVERY_MS = 60 * 60_000
/** A screen may send its requests shortly after its first render. */
const QUIET_LOOKS = 2
const LOOK_AGAIN_MS = 200
const QUIET_WITHIN_MS = 10_000
const RELOADED_KEY = 'reloadedForCode'

let registration: ServiceWorkerRegistration | undefined

interface FirstScreen {
  /** Resolves when the first render has begun. */
  shown: Promise<void>
  /** Whether a request is running. */
  isAsking: () => boolean
}

/** Registers the service worker, which runs the app offline, and follows its updates. */
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

/** The waiting version takes over, and every tab without running work reloads. */
export function activateUpdate(): void {
  registration?.waiting?.postMessage(ACTIVATE)
}

/** The worker's download must not slow down the first screen, or a verdict that somebody waits for. */
async function waitUntilQuiet({ shown, isAsking }: FirstScreen) {
  await shown
  const end = Date.now() + QUIET_WITHIN_MS
  let quietLooks = 0
  while (quietLooks < QUIET_LOOKS && Date.now() < end) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))
    quietLooks = isAsking() ? 0 : quietLooks + 1
  }
}

/** Without the class of workbox-window, which fails when WebKit reports an installed version. */
async function register() {
  registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(requireAway)
  registration?.addEventListener('updatefound', followNext)
  // Another tab may have found the update before this one listened.
  followNext()
}

function followNext() {
  const { waiting, installing } = registration ?? {}
  if (waiting) reportReady()
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') reportReady()
  })
}

/** The very first worker is not an update. */
function reportReady() {
  if (navigator.serviceWorker.controller) reportUpdate('ready')
}

function look() {
  void registration?.update().catch(requireAway)
}

/** Fails without a connection, or when a new version did not load completely. It is tried again later. */
function requireAway(error: unknown): undefined {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  return undefined
}

/** One reload per tab after another version took over, but never during running work. */
function followController() {
  let isControlled = navigator.serviceWorker.controller !== null
  let isLeaving = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = !isControlled
    // A log-out removes the worker too. Neither this removal nor the next worker is an update.
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

/** Whether the server has another version. When only the network failed, the part can load later. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null)
  return page !== null && !page.includes(new URL(import.meta.url).pathname)
}

/** The server lacks a part of this version: gets the newer version, once to avoid a loop. */
async function getNewCode() {
  const last = Number(tabTexts.get(RELOADED_KEY))
  if (Date.now() - last < LOOK_EVERY_MS || !(await isOutdated())) return
  tabTexts.set(RELOADED_KEY, String(Date.now()))
  await registration?.update().catch(requireAway)
  const { waiting, installing } = registration ?? {}
  if (waiting) reportUpdate('ready')
  // A version that is still installing reports itself later. Before that it could not take over.
  if (waiting ?? installing) return
  await reloadWhenFree()
}

import { onAfterWipe } from '#pwa/session/wipe.ts'
import { isBusy, waitUntilFree } from './busy.ts'
import { reportUpdate } from './update-state.ts'
import { ACTIVATE } from './worker-messages.ts'
import { tabTexts } from '#pwa/ui/kept-texts.ts'

const LOOK_EVERY_MS = 60 * 60_000
/** What a screen asks for, it may ask for a moment after its first render. */
const QUIET_LOOKS = 2
const LOOK_AGAIN_MS = 200
const QUIET_WITHIN_MS = 10_000
const RELOADED_KEY = 'reloadedForCode'

let registration: ServiceWorkerRegistration | undefined

export interface FirstScreen {
  /** When its first render has begun. */
  shown: Promise<void>
  /** Whether an answer of the server is awaited. */
  isAsking: () => boolean
}

/** Registers the worker that carries the app through a time without a connection, and its updates. */
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

/** The version that waits takes over, and every tab that is in the middle of nothing reloads. */
export function activateUpdate(): void {
  registration?.waiting?.postMessage(ACTIVATE)
}

/** Its download must not slow down the first screen, nor the verdict that somebody waits for. */
async function waitUntilQuiet({ shown, isAsking }: FirstScreen) {
  await shown
  const end = Date.now() + QUIET_WITHIN_MS
  let quietLooks = 0
  while (quietLooks < QUIET_LOOKS && Date.now() < end) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))
    quietLooks = isAsking() ? 0 : quietLooks + 1
  }
}

/** Not by the class of workbox-window, which fails when WebKit tells of a version that is installed already. */
async function register() {
  registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(requireAway)
  registration?.addEventListener('updatefound', followNext)
  // Another tab may have found it before this one listened.
  followNext()
}

function followNext() {
  const { waiting, installing } = registration ?? {}
  if (waiting) reportReady()
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') reportReady()
  })
}

/** The first worker of all is no update. */
function reportReady() {
  if (navigator.serviceWorker.controller) reportUpdate('ready')
}

function look() {
  void registration?.update().catch(requireAway)
}

/** Fails without a connection, and when a new version could not be loaded whole: tried again later. */
function requireAway(error: unknown): undefined {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  return undefined
}

/** One reload per tab when another version took over; never in the middle of something. */
function followController() {
  let isControlled = navigator.serviceWorker.controller !== null
  let isLeaving = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = !isControlled
    // A log-out removes the worker with everything else; neither that nor the next one is an update.
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

/** Whether the server has another version: what only the network kept from arriving comes later. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null)
  return page !== null && !page.includes(new URL(import.meta.url).pathname)
}

/** A part of this version is gone from the server: the newer one is fetched, once and not in a loop. */
async function getNewCode() {
  const last = Number(tabTexts.get(RELOADED_KEY))
  if (Date.now() - last < LOOK_EVERY_MS || !(await isOutdated())) return
  tabTexts.set(RELOADED_KEY, String(Date.now()))
  await registration?.update().catch(requireAway)
  const { waiting, installing } = registration ?? {}
  if (waiting) reportUpdate('ready')
  // One that still installs reports itself: offered before, it could not be told to take over.
  if (waiting ?? installing) return
  await reloadWhenFree()
}

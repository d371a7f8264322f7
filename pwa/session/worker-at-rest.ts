import { settleWithin } from '#pwa/ui/settle-within.ts'

const AT_REST_WITHIN_MS = 2000

/**
 * Waits until the service worker is neither being installed nor activated. Call this function
 * before a request whose response clears the site. In Firefox, an activation never ends if the
 * worker is removed during it. All requests of the page would then wait for ever.
 */
export async function workerAtRest(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  const worker = registration?.installing ?? registration?.active
  if (worker) await settleWithin(AT_REST_WITHIN_MS, settle(worker)).catch(() => undefined)
}

function settle(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!['installing', 'installed', 'activating'].includes(worker.state)) done()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

import { settleWithin } from '#pwa/ui/settle-within.ts'

const AT_REST_WITHIN_MS = 2000

/**
 * Before a call whose answer clears the site: waits for the service worker. Firefox never finishes an
 * activation during which the worker is removed, and every request of the page waits for that activation.
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

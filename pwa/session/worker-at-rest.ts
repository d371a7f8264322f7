import { settleWithin } from '#pwa/ui/settle-within.ts'

const AT_REST_WITHIN_MS = 2000

/**
 * Before a call whose answer clears the site. Firefox never ends the activation of a worker that is removed in the
 * middle of it, and whatever the page asks waits for that end.
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

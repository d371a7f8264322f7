import { expect, onTestFinished, test, vi } from 'vitest'
import { workerAtRest } from '#pwa/session/worker-at-rest.ts'

/** Gives the browser a service worker in this state. The returned function changes the state. */
function setWorker(state: string) {
  const worker = Object.assign(new EventTarget(), { state })
  const place = state === 'installing' ? 'installing' : 'active'
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ [place]: worker }) },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return (next: string) => {
    worker.state = next
    worker.dispatchEvent(new Event('statechange'))
  }
}

async function rest() {
  const rested = vi.fn()
  const resting = workerAtRest().then(rested)
  await new Promise((done) => setImmediate(done))
  return { rested, resting }
}

test('what clears the site waits for a worker that is being activated', async () => {
  const moveOn = setWorker('installing')
  const { rested, resting } = await rest()
  for (const state of ['installed', 'activating']) {
    moveOn(state)
    await new Promise((done) => setImmediate(done))
    expect(rested).not.toHaveBeenCalled()
  }
  moveOn('activated')
  await resting
})

test('and for none that is active, or could not be installed', async () => {
  setWorker('activated')
  await workerAtRest()
  const moveOn = setWorker('installing')
  const { resting } = await rest()
  moveOn('redundant')
  await resting
})

test('it waits two seconds at most', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  setWorker('activating')
  const resting = workerAtRest()
  await vi.advanceTimersByTimeAsync(2000)
  await resting
})

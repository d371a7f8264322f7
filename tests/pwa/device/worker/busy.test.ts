import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markBusy } from '#pwa/device/worker/busy.ts'

type Work = () => Promise<void>

/**
 * Replaces the browser's locks by a double. The test can count the held locks, and can end all of
 * them as a browser does when the page closes.
 */
function stubLocks() {
  const held = new Set<(error: Error) => void>()
  const request = (_name: string, _options: object, work: Work) =>
    new Promise<void>((done, fail) => {
      held.add(fail)
      void work().then(() => {
        held.delete(fail)
        done()
      })
    })
  vi.stubGlobal('navigator', { locks: { request } })
  return {
    count: () => held.size,
    leavePage: () => {
      for (const fail of held) fail(new DOMException('going away', 'AbortError'))
      held.clear()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page to which somebody comes back is as busy as it was, though its lock was taken away', async () => {
  const locks = stubLocks()
  const release = markBusy('showing a QR')
  expect(locks.count()).toBe(1)
  locks.leavePage()
  await vi.advanceTimersByTimeAsync(1000)
  expect(locks.count()).toBe(1)
  release()
  await vi.advanceTimersByTimeAsync(1000)
  expect(locks.count()).toBe(0)
})

test('a page that was free meanwhile takes no lock again', async () => {
  const locks = stubLocks()
  const release = markBusy('showing a QR')
  locks.leavePage()
  release()
  await vi.advanceTimersByTimeAsync(1000)
  expect(locks.count()).toBe(0)
})

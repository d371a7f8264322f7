// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RELOAD_EVERY_MS, useReloadWhenLost } from '#pwa/device/storage/reload-when-lost.ts'
import { reportStorage } from '#pwa/device/storage/storage-state.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'

const reload = vi.spyOn(location, 'reload')
const fetched = vi.spyOn(globalThis, 'fetch')
const navigated = vi.spyOn(performance, 'getEntriesByType')

beforeEach(() => {
  reload.mockReset()
  setWorker({})
  setNavigation('navigate')
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})

// Removes the screens first, because the screens follow the state that is reset here.
afterEach(() => {
  cleanup()
  reportStorage({ isLost: false, isMemoryOnly: false })
})

function setWorker(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
}

/** Sets how the browser opened this page. `ageMs` is the time since then. */
function setNavigation(type: 'navigate' | 'reload', ageMs = 1000) {
  navigated.mockReturnValue([{ type }] as never)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - ageMs)
}

/** Shows a screen that needs the storage, and then reports the storage as lost. */
async function lose() {
  const screen = renderHook(useReloadWhenLost)
  act(() => {
    reportStorage({ isLost: true })
  })
  await settle()
  return screen
}

/** Waits for one turn of the event loop. All pending work ends in this turn. */
function settle() {
  return act(() => new Promise((done) => setTimeout(done)))
}

describe('a page whose storage was lost is loaded again', () => {
  test('where a worker has it', async () => {
    await lose()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('where the server answers', async () => {
    setWorker(null)
    fetched.mockResolvedValue(new Response())
    await lose()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('when it has stood for a while since it was loaded again', async () => {
    setNavigation('reload', RELOAD_EVERY_MS)
    await lose()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('as soon as nothing is in progress any more', async () => {
    const giveBack = markBusy('showing a QR')
    await lose()
    expect(reload).not.toHaveBeenCalled()
    giveBack()
    await settle()
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('it stays', () => {
  test('where neither a worker nor the server would give it again', async () => {
    setWorker(null)
    await lose()
    expect(fetched).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  test('where memory stands in for the disk', async () => {
    reportStorage({ isMemoryOnly: true })
    await lose()
    expect(reload).not.toHaveBeenCalled()
  })

  test('where it was loaded again just now', async () => {
    setNavigation('reload', RELOAD_EVERY_MS - 1000)
    await lose()
    expect(reload).not.toHaveBeenCalled()
  })

  test('where something begins while the server is asked', async () => {
    setWorker(null)
    let giveBack = (): void => undefined
    fetched.mockImplementation(() => {
      giveBack = markBusy('taking a test')
      return Promise.resolve(new Response())
    })
    await lose()
    expect(reload).not.toHaveBeenCalled()
    fetched.mockResolvedValue(new Response())
    giveBack()
    await settle()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('when its screen has given way to one that needs no storage', async () => {
    const giveBack = markBusy('showing a QR')
    const { unmount } = await lose()
    unmount()
    giveBack()
    await settle()
    expect(reload).not.toHaveBeenCalled()
  })
})

// @vitest-environment happy-dom
import '#tests/support/browser/render-hook.tsx'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

/** Opens the first page of the app after a navigation or a reload of the browser. */
async function openPage(type: 'navigate' | 'reload') {
  vi.resetModules()
  const { useScrollPlace } = await import('#pwa/app/use-scroll-place.ts')
  const load = { type } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load])
  const read = vi.spyOn(Storage.prototype, 'getItem')
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  function Page() {
    useScrollPlace()
    return null
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  return { read, scrollTo }
}

beforeEach(() => {
  cleanup()
  vi.restoreAllMocks()
  const place = location.pathname + location.hash
  sessionStorage.setItem('scrollPlaces', JSON.stringify([[place, 700]]))
})

test('a page that is opened begins at its top, and reads no storage before it is shown', async () => {
  const { read, scrollTo } = await openPage('navigate')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(read).not.toHaveBeenCalled()
})

test('a page that is loaded again is shown where it was left', async () => {
  const { scrollTo } = await openPage('reload')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700)
})

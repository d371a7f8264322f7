// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { act } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { AMARA } from '#tests/support/browser/people.ts'

/**
 * Loads the app's modules again, as a reload of the page does. The new modules read the stored
 * choice.
 */
async function loadApp() {
  vi.resetModules()
  const install = await import('#pwa/app/install-state.ts')
  const wipe = await import('#pwa/session/wipe.ts')
  const session = await import('#pwa/session/device.ts')
  session.provideDevice(deviceForSession)
  install.followInstall()
  const { result } = renderHook(() => ({
    way: install.useInstallWay(),
    isDismissed: install.useIsInstallDismissed(),
  }))
  return { ...install, ...wipe, result }
}

/** Lets the browser offer its install dialog. The user makes this choice in the dialog. */
function offerInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }))
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => {
    dispatchEvent(offer)
  })
  return { offer, prompt }
}

describe('the offer to install', () => {
  test('is made when the browser has a dialog for it, which waits for somebody to want it', async () => {
    const { result, askToInstall } = await loadApp()
    expect(result.current.way).toBe('none')
    const { offer, prompt } = offerInstall()
    expect(result.current.way).toBe('ask')
    expect(offer.defaultPrevented).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
    await act(() => askToInstall())
    expect(prompt).toHaveBeenCalledOnce()
    expect(result.current).toEqual({ way: 'none', isDismissed: false })
  })

  test('is over when the app was installed otherwise', async () => {
    const { result } = await loadApp()
    offerInstall()
    act(() => {
      dispatchEvent(new Event('appinstalled'))
    })
    expect(result.current.way).toBe('none')
  })

  test('that was declined in the dialog is remembered on the next visit', async () => {
    const { result, askToInstall } = await loadApp()
    offerInstall('dismissed')
    await act(() => askToInstall())
    expect(result.current.isDismissed).toBe(true)
    expect((await loadApp()).result.current.isDismissed).toBe(true)
  })

  test('that was declined stays so after a log-out, which removes all else', async () => {
    const { dismissInstall, wipeDevice } = await loadApp()
    act(() => {
      dismissInstall()
    })
    localStorage.setItem('walletKept', AMARA.id)
    await act(() => wipeDevice(AMARA.id))
    expect(localStorage.getItem('walletKept')).toBeNull()
    expect((await loadApp()).result.current.isDismissed).toBe(true)
  })

  test('that nobody declined is not declined by a log-out', async () => {
    const { wipeDevice } = await loadApp()
    await act(() => wipeDevice(AMARA.id))
    expect((await loadApp()).result.current.isDismissed).toBe(false)
  })
})

test.each([
  [false, 'explain'],
  [true, 'none'],
])('where only the home screen can install, standalone %s: %s', async (standalone, way) => {
  Object.assign(navigator, { standalone })
  const { result } = await loadApp()
  expect(result.current.way).toBe(way)
  Reflect.deleteProperty(navigator, 'standalone')
})

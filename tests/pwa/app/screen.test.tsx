// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Screen, screenAt, useIsScreenLoading } from '#pwa/app/screen.tsx'
import { hold } from '#tests/support/browser/answers.ts'

/** Makes a screen whose code arrives, or fails to arrive, when the test says so. */
function makeScreen(path: string) {
  const { held, letGo } = hold<boolean>()
  const { load } = screenAt(path, async () => {
    if (!(await held)) throw new TypeError('Failed to fetch')
    return () => null
  }).handle as Screen
  return { load, letGo }
}

test('a screen is loading until all requested code has arrived or failed', async () => {
  const [wallet, verify] = [makeScreen('wallet'), makeScreen('verify')]
  const { result } = renderHook(useIsScreenLoading)
  expect(result.current).toBe(false)
  const loaded = [wallet.load(), verify.load().catch(() => 'failed')]
  await act(() => Promise.resolve())
  expect(result.current).toBe(true)
  wallet.letGo(true)
  await act(() => loaded[0])
  expect(result.current).toBe(true)
  verify.letGo(false)
  expect(await act(() => loaded[1])).toBe('failed')
  expect(result.current).toBe(false)
})

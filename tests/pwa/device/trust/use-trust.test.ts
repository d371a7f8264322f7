// @vitest-environment happy-dom
import { passTime, renderHook } from '#tests/support/browser/render-hook.tsx'
import { expect, test, vi } from 'vitest'
import { readTrust } from '#contracts/trust/calls.ts'
import { useTrust } from '#pwa/device/trust/use-trust.ts'
import { askedPaths, hang } from '#tests/support/browser/answers.ts'

test('a screen asks for the keys and lists of the issuer when it is ready, and not before', async () => {
  vi.useFakeTimers()
  // The hook loads this module, and then asks at once.
  await import('#pwa/device/trust/trust.ts')
  hang(readTrust)
  let isReady = false
  const screen = renderHook(() => useTrust(isReady))
  await passTime(1)
  expect(askedPaths(readTrust)).toEqual([])
  isReady = true
  screen.rerender()
  await passTime(1)
  expect(askedPaths(readTrust)).toHaveLength(1)
})

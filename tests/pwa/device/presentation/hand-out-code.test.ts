// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyLink, shareLink } from '#pwa/device/presentation/hand-out-code.ts'
import { showToast, useCurrentToast } from '#pwa/ui/toast-store.ts'

const LINK = 'https://visa.example/verify?token=1'
const BEFORE = 'Told before'
const FAILED = 'Share Failed'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

async function tellOf(handOut: () => Promise<void>) {
  showToast({ title: BEFORE })
  const { result } = renderHook(useCurrentToast)
  await act(handOut)
  return result.current?.title
}

describe('a link is shared', () => {
  test.each([
    ['and that is said', undefined, 'QR Code Shared'],
    ['or not, where the person would not, of which nothing is said', 'AbortError', BEFORE],
    ['or not, where the system refuses, which is said', 'NotAllowedError', FAILED],
  ])('through the system, %s', async (_, refusal, told) => {
    const share = vi.fn(() =>
      refusal === undefined ? Promise.resolve() : Promise.reject(new DOMException('', refusal)),
    )
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    expect(await tellOf(() => shareLink('F-1', LINK))).toBe(told)
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'F-1', url: LINK }))
  })

  test('by the clipboard where the system has no sheet', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(await tellOf(() => shareLink('F-1', LINK))).toBe('Link Copied')
    expect(write).toHaveBeenCalledWith(LINK)
  })
})

test('a link that the clipboard refuses is said not to be shared', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'))
  expect(await tellOf(() => copyLink(LINK))).toBe(FAILED)
})

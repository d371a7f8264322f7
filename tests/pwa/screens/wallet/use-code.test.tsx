// @vitest-environment happy-dom
import { passTime, passUntil, renderHook } from '#tests/support/browser/render-hook.tsx'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showQr, type QrCode } from '#contracts/presentation/calls.ts'
import { DEFAULT_SETTINGS, saveWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { AUTO_REFRESH_MS, drawCode, useCode, validFor } from '#pwa/screens/wallet/use-code.ts'
import { useCurrentToast } from '#pwa/ui/toast-store.ts'
import { answer, askedPaths, hold } from '#tests/support/browser/answers.ts'
import { buildQrCode, CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const { credentialId } = CARD
const MINUTE_MS = 60_000
const NOW = Date.parse('2026-06-01T10:00:00Z')

let made: number

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  made = 0
  saveWalletSettings(DEFAULT_SETTINGS)
  answer(showQr, buildCode, { credentialId })
})

function addressOf(number: number): string {
  return `https://visa.example/verify?token=${String(number).repeat(40)}`
}

/** Each call makes a new code. */
function buildCode(): QrCode {
  made += 1
  return buildQrCode(addressOf(made), Date.now() + 7 * MINUTE_MS)
}

function openCode(begun?: ReturnType<typeof drawCode>) {
  const code = renderHook(() => ({
    ...useCode(AMARA.id, credentialId, begun),
    toast: useCurrentToast(),
  }))
  return {
    ...code,
    shows: (number: number) =>
      passUntil(() => {
        const { state } = code.result.current
        expect(state.code?.url).toBe(addressOf(number))
      }),
    expire: () => {
      act(() => {
        code.result.current.expire()
      })
      expect(code.result.current.state).toEqual({ status: 'expired', code: null })
    },
  }
}

describe('a code', () => {
  test('is made as soon as it is wanted, and says how long it is good', async () => {
    const { result, shows } = openCode()
    expect(result.current.state).toEqual({ status: 'making', code: null })
    await shows(1)
    const { code } = result.current.state
    expect(code && validFor(code)).toBe('Valid for 7 minutes')
    expect(code?.drawing.path).toMatch(/^M\d/)
  })

  test('that was begun before is taken, and no other is asked for', async () => {
    const begun = drawCode({ owner: AMARA.id, credentialId, minutes: 7 })
    const { shows } = openCode(begun)
    await shows(1)
    await passTime(AUTO_REFRESH_MS)
    expect(askedPaths()).toHaveLength(1)
  })

  test('that cannot be made says so, and is made at another try', async () => {
    answer(showQr, () => Promise.reject(new TypeError('Failed to fetch')), { credentialId })
    const { result, shows } = openCode()
    await passUntil(() => {
      expect(result.current.state).toEqual({ status: 'failed', code: null, obstacle: null })
    })
    expect(result.current.toast?.title).toBe('Error')
    answer(showQr, buildCode, { credentialId })
    act(() => {
      result.current.make()
    })
    await shows(1)
  })
})

describe('a code that has expired', () => {
  test('is not shown any more, and five seconds later the next one is', async () => {
    const { result, shows, expire } = openCode()
    await shows(1)
    expire()
    await passTime(AUTO_REFRESH_MS - 1)
    expect(result.current.state.status).toBe('expired')
    expect(askedPaths()).toHaveLength(1)
    await shows(2)
    await passTime(2 * AUTO_REFRESH_MS)
    expect(askedPaths()).toHaveLength(2)
  })

  test('is followed by one after the other', async () => {
    const { shows, expire } = openCode()
    for (const number of [1, 2, 3]) {
      await shows(number)
      expire()
      await passTime(AUTO_REFRESH_MS)
    }
    await shows(4)
  })

  test('is the last for somebody who wants to ask for each', async () => {
    saveWalletSettings({ ...DEFAULT_SETTINGS, autoRefreshQR: false })
    const { result, shows, expire } = openCode()
    await shows(1)
    expire()
    await passTime(10 * AUTO_REFRESH_MS)
    expect(result.current.state.status).toBe('expired')
    act(() => {
      result.current.make()
    })
    await shows(2)
  })

  test('waits no longer when somebody asks for the next at once', async () => {
    const { result, shows, expire } = openCode()
    await shows(1)
    expire()
    act(() => {
      result.current.make()
    })
    await shows(2)
    await passTime(2 * AUTO_REFRESH_MS)
    expect(askedPaths()).toHaveLength(2)
  })

  test('is followed by none when the dialog was closed', async () => {
    const { unmount, shows, expire } = openCode()
    await shows(1)
    expire()
    unmount()
    await passTime(2 * AUTO_REFRESH_MS)
    expect(askedPaths()).toHaveLength(1)
  })

  test('is not shown while the next one is being made', async () => {
    const { result, shows, expire } = openCode()
    await shows(1)
    expire()
    const { held, letGo } = hold<QrCode>()
    answer(showQr, () => held, { credentialId })
    await passTime(AUTO_REFRESH_MS)
    await passTime(1)
    expect(result.current.state).toEqual({ status: 'making', code: null })
    letGo(buildCode())
    await shows(2)
  })
})

import { describe, expect, test } from 'vitest'
import { areOld, RENEW_AFTER_MS } from '#pwa/device/presentation/passes.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const FRESH = { credentialId: 'one', issuedAt: NOW - RENEW_AFTER_MS + 1 }

describe('passes are renewed', () => {
  test('when a credential has none', () => {
    expect(areOld([], ['one'], NOW)).toBe(true)
    expect(areOld([FRESH], ['one', 'two'], NOW)).toBe(true)
  })

  test('when one is older than a day, and not before', () => {
    expect(areOld([FRESH], ['one'], NOW)).toBe(false)
    expect(areOld([FRESH], ['one'], NOW + 2)).toBe(true)
  })

  test('not for a credential that can no longer be shown', () => {
    expect(areOld([FRESH, { credentialId: 'old', issuedAt: 0 }], ['one'], NOW)).toBe(false)
    expect(areOld([], [], NOW)).toBe(false)
  })
})

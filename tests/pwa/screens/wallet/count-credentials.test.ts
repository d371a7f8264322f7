import '#tests/support/browser/empty-browser.ts'
import { expect, test } from 'vitest'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { describeEnded, foldEnded } from '#pwa/screens/wallet/fold-ended.ts'
import { countCredentials } from '#pwa/screens/wallet/use-wallet.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

function buildHeld(expiryDate: string, isRevoked = false): HeldCredential {
  return {
    credentialId: `urn:uuid:${crypto.randomUUID()}`,
    credentialType: 'F-1',
    holderName: 'Sample Traveller',
    issuer: 'visa.example.org',
    issueDate: '2025-01-01',
    expiryDate,
    isRevoked,
    revokedAt: isRevoked ? '2026-01-01T00:00:00.000Z' : null,
    revokeReason: null,
    blockchainTxHash: null,
    blockchainAnchorHash: '00'.repeat(32),
    replacesId: null,
    replacesAs: null,
    createdAt: '2025-01-01T00:00:00.000Z',
  }
}

test('what expires soon counts as valid too, and what is revoked counts as expired', () => {
  const credentials = [
    buildHeld('2030-01-01'),
    buildHeld('2026-12-05'),
    buildHeld('2026-11-19'),
    buildHeld('2030-01-01', true),
  ]
  expect(countCredentials(credentials, NOW, 30)).toEqual({
    total: 4,
    valid: 2,
    upcoming: 0,
    expiring: 1,
    expired: 2,
  })
})

test('what is not valid yet counts as neither valid nor expired, until 24 hours before its first day', () => {
  const credentials = [
    buildHeld('2030-01-01'),
    { ...buildHeld('2026-12-05'), issueDate: '2026-11-22' },
    { ...buildHeld('2030-01-01', true), issueDate: '2026-11-22' },
  ]
  const countAt = (now: string) => {
    const { total, valid, upcoming, expired } = countCredentials(credentials, Date.parse(now), 30)
    return [total, valid, upcoming, expired]
  }
  expect(countAt('2026-11-20T23:59:59Z')).toEqual([3, 1, 1, 1])
  expect(countAt('2026-11-21T00:00:00Z')).toEqual([3, 2, 0, 1])
})

test.each([
  [7, 0],
  [30, 1],
  [60, 2],
])('within %i days of the end %i of the two count as expiring', (warningDays, expiring) => {
  const credentials = [buildHeld('2026-12-05'), buildHeld('2027-01-05')]
  expect(countCredentials(credentials, NOW, warningDays).expiring).toBe(expiring)
})

test('a credential is valid until its last day is over in UTC', () => {
  const lastDay = [buildHeld('2026-11-20')]
  expect(countCredentials(lastDay, Date.parse('2026-11-20T23:59:59Z'), 30).valid).toBe(1)
  expect(countCredentials(lastDay, Date.parse('2026-11-21T00:00:00Z'), 30).valid).toBe(0)
})

test('what can no longer be shown is folded below the rest, and counted by what ended it', () => {
  const valid = buildHeld('2030-01-01')
  const expired = buildHeld('2026-11-19')
  const revoked = buildHeld('2030-01-01', true)
  const expiring = buildHeld('2026-12-05')
  const { usable, ended } = foldEnded([expired, valid, revoked, expiring], NOW)
  expect(usable).toEqual([valid, expiring])
  expect(ended).toEqual([expired, revoked])
  expect(describeEnded(ended, NOW)).toBe('2 ended credentials: 1 expired, 1 revoked')
  expect(describeEnded([revoked], NOW)).toBe('1 ended credential: 1 revoked')
})

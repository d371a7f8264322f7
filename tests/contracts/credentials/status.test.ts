import { describe, expect, test } from 'vitest'
import { beginOfDay, isEnded, lastBegunDay, statusOf } from '#contracts/credentials/credential.ts'

const CREDENTIAL = { isRevoked: false, issueDate: '2028-02-29', expiryDate: '2028-03-31' }

describe('the status of a credential', () => {
  test.each([
    ['2028-02-27T23:59:59Z', 'upcoming'],
    ['2028-02-28T00:00:00Z', 'active'],
    ['2028-03-31T23:59:59Z', 'active'],
    ['2028-04-01T00:00:00Z', 'expired'],
  ])('is at %s %s, and revoked when it was revoked', (now, status) => {
    expect(statusOf(CREDENTIAL, Date.parse(now))).toBe(status)
    expect(statusOf({ ...CREDENTIAL, isRevoked: true }, Date.parse(now))).toBe('revoked')
  })

  test('lets a holder show it before its first day, and neither after its last nor revoked', () => {
    expect((['upcoming', 'active', 'expired', 'revoked'] as const).map(isEnded)).toEqual([
      ...[false, false, true, true],
    ])
  })
})

test.each(['2028-02-27T23:59:59Z', '2028-02-28T00:00:00Z', '2028-12-30T12:00:00Z'])(
  'at %s the last day that has begun is the last whose beginning is not to come',
  (now) => {
    const last = lastBegunDay(new Date(now))
    expect(beginOfDay(last)).toBeLessThanOrEqual(Date.parse(now))
    expect(beginOfDay(last) + 86_400_000).toBeGreaterThan(Date.parse(now))
  },
)

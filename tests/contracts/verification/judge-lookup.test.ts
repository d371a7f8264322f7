import { describe, expect, test } from 'vitest'
import type { Facts } from '#contracts/verification/check-facts.ts'
import { judgeLookup } from '#contracts/verification/judge.ts'
import { NOW } from '#tests/contracts/presentation/fixtures.ts'

const GOOD: Facts = {
  record: 'found',
  revocation: { state: 'good', asOf: null },
  anchor: { state: 'anchored', hashMatches: true },
}
const REVOKED: Facts['revocation'] = { state: 'revoked', what: 'credential', at: NOW }

describe('a credential looked up by its id', () => {
  test('is judged by its record alone', () => {
    const verdict = judgeLookup({ expiryDate: '2028-04-30' }, GOOD, NOW)
    const message = 'On record; nobody proved to hold it.'
    expect(verdict).toMatchObject({ status: 'valid', shown: null, message })
    expect(verdict.checks.filter(({ result }) => result === 'passed')).toHaveLength(4)
  })

  test('that nobody issued is not found', () => {
    expect(judgeLookup(null, { ...GOOD, record: 'absent' }, NOW)).toMatchObject({
      code: 'CREDENTIAL_NOT_FOUND',
    })
  })

  test('that expired and was revoked is revoked', () => {
    const verdict = judgeLookup({ expiryDate: '2020-01-01' }, { ...GOOD, revocation: REVOKED }, NOW)
    expect(verdict.status).toBe('revoked')
  })
})

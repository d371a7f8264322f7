import { describe, expect, test } from 'vitest'
import type { Credential } from '#contracts/credentials/credential.ts'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { checkCorrection, draftOf } from '#pwa/screens/admin/credentials/correct-form.ts'
import { countCredentials, describeOutcomes } from '#pwa/screens/admin/credentials/describe-many.ts'
import { checkRenewal, nextYear } from '#pwa/screens/admin/credentials/renew-form.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

const CREDENTIAL: Credential = {
  credentialId: 'urn:uuid:6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
  userId: '3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11',
  username: 'traveller',
  email: 'traveller@example.org',
  credentialType: 'F-1',
  holderNameHash: '0123456789abcdef',
  issueDate: '2026-03-02',
  expiryDate: '2028-02-29',
  isRevoked: false,
  revokedAt: null,
  revokeReason: null,
  blockchainTxHash: null,
  blockchainAnchorHash: 'ff',
  replacesId: null,
  replacesAs: null,
  replacedById: null,
  replacedAs: null,
  createdAt: '2026-03-02T00:00:00.000Z',
}

describe('a correction', () => {
  const DRAFT = { ...draftOf(CREDENTIAL), reason: 'Misspelt.' }

  test('begins with what the desk knows, and sends only what is different', () => {
    expect(DRAFT).toMatchObject({ credentialType: 'F-1', holderName: '', expiryDate: '2028-02-29' })
    const draft = { ...DRAFT, holderName: 'Amara Okafor', expiryDate: '2029-02-28' }
    expect(checkCorrection(CREDENTIAL, draft, NOW).values).toEqual({
      fields: { holderName: 'Amara Okafor', expiryDate: '2029-02-28' },
      reason: 'Misspelt.',
    })
  })

  test.each([
    ['nothing is different', {}, ['fields']],
    ['the reason is missing', { credentialType: 'J-1', reason: ' ' }, ['reason']],
    ['it would expire before it is issued', { issueDate: '2028-02-29' }, ['fields.expiryDate']],
    ['the digits are not four', { passportLastFour: '12' }, ['fields.passportLastFour']],
    ['its new last day is over', { expiryDate: '2026-11-19' }, ['fields.expiryDate']],
  ])('is not sent where %s', (_, change, errors) => {
    const checked = checkCorrection(CREDENTIAL, { ...DRAFT, ...change }, NOW)
    expect(Object.keys(checked.errors ?? {})).toEqual(errors)
  })

  test('of an expired one is sent where its last day stays', () => {
    const expired = { ...CREDENTIAL, expiryDate: '2026-11-19' }
    const draft = { ...draftOf(expired), holderName: 'Amara Okafor', reason: 'Misspelt.' }
    expect(checkCorrection(expired, draft, NOW).errors).toBeNull()
  })
})

describe('a renewal', () => {
  test('begins a year after the present last day', () => {
    expect(nextYear('2027-03-01')).toBe('2028-03-01')
    expect(nextYear('2028-02-29')).toBe('2029-03-01')
  })

  test.each([
    ['2028-03-01', '2028-02-29', null],
    ['2028-02-29', '2028-02-29', 'The new expiry date must be after the present one.'],
    ['2026-11-19', '2025-01-01', INPUT_REASONS.EXPIRY_PAST],
    ['2026-11-19', null, INPUT_REASONS.EXPIRY_PAST],
    ['2026-11-20', null, null],
    ['', null, 'Enter a date that exists, as YYYY-MM-DD.'],
  ])('to %s of one until %s is told: %s', (expiryDate, present, message) => {
    const { errors } = checkRenewal(expiryDate, { present, now: NOW })
    expect(errors?.['expiryDate'] ?? null).toBe(message)
  })
})

describe('of many', () => {
  const other = { ...CREDENTIAL, userId: 'other' }

  test('is told how many of how many accounts', () => {
    expect(countCredentials([CREDENTIAL])).toBe('1 credential of 1 account')
    expect(countCredentials([CREDENTIAL, CREDENTIAL, other])).toBe('3 credentials of 2 accounts')
  })

  test.each([
    [3, 0, '3 credentials were renewed.'],
    [1, 0, '1 credential was renewed.'],
    [2, 1, '2 of 3 credentials were renewed, 1 was not:'],
    [1, 2, '1 of 3 credentials was renewed, 2 were not:'],
    [0, 2, 'None of 2 credentials was renewed:'],
  ])('%i done and %i refused is told so', (done, refused, sentence) => {
    const refusal = { error: 'ALREADY_REVOKED', message: 'This credential is already revoked.' }
    const outcomes = [
      ...Array.from({ length: done }, () => ({ credentialId: 'a', refusal: null })),
      ...Array.from({ length: refused }, () => ({ credentialId: 'b', refusal })),
    ] as Parameters<typeof describeOutcomes>[0]
    expect(describeOutcomes(outcomes, 'renewed')).toBe(sentence)
  })
})

import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { describe, expect, test } from 'vitest'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import {} from '#contracts/credentials/issuing.ts'
import {
  checkDraft,
  EMPTY_DRAFT,
  endOfNumber,
  keepDigits,
  type IssueDraft,
} from '#pwa/screens/admin/credentials/issue-form.ts'

const NOW = Date.parse('2026-11-10T12:00:00Z')

const USER: ManagedUser = {
  id: 'ba9a3c68-6a52-4d2f-8b7f-0a8a4dd4f3a5',
  username: 'traveller',
  email: 'traveller@example.com',
  emailConfirmed: true,
  hasPremiumAccess: false,
  isAdmin: false,
  rights: [],
  isGuest: false,
  mayAskNames: false,
  createdAt: null,
}

function buildDraft(draft: Partial<IssueDraft> = {}): IssueDraft {
  return {
    user: USER,
    invitee: null,
    isPersonConfirmed: false,
    credentialType: 'F-1',
    holderName: ' Sample Holder ',
    passportLastFour: '0042',
    issueDate: '2026-11-20',
    expiryDate: '2030-11-19',
    ...draft,
  }
}

describe('the issue form', () => {
  test('sends the six fields and nothing else', () => {
    expect(checkDraft(buildDraft(), NOW)).toEqual({
      errors: null,
      isIncomplete: false,
      values: {
        userId: USER.id,
        credentialType: 'F-1',
        holderName: 'Sample Holder',
        passportLastFour: '0042',
        issueDate: '2026-11-20',
        expiryDate: '2030-11-19',
      },
    })
  })

  test('names each of the five fields that is empty, since it is issued today', () => {
    const { errors, isIncomplete } = checkDraft(EMPTY_DRAFT, NOW)
    expect(isIncomplete).toBe(true)
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'credentialType',
      'expiryDate',
      'holderName',
      'passportLastFour',
      'userId',
    ])
  })

  test('counts a field of spaces as empty', () => {
    expect(checkDraft(buildDraft({ holderName: '   ' }), NOW).isIncomplete).toBe(true)
  })

  test('asks for exactly four digits', () => {
    expect(checkDraft(buildDraft({ passportLastFour: '42' }), NOW)).toMatchObject({
      isIncomplete: false,
      errors: { passportLastFour: INPUT_REASONS.PASSPORT_DIGITS_INVALID },
    })
  })

  test.each(['2026-11-20', '2026-11-19'])('refuses an expiry date of %s', (expiryDate) => {
    expect(checkDraft(buildDraft({ expiryDate }), NOW).errors).toEqual({
      expiryDate: INPUT_REASONS.EXPIRY_NOT_AFTER_ISSUE,
    })
  })

  test('asks to confirm the person when the address is unconfirmed', () => {
    const user = { ...USER, emailConfirmed: false }
    expect(checkDraft(buildDraft({ user }), NOW).errors).toHaveProperty('isPersonConfirmed')
    expect(checkDraft(buildDraft({ user, isPersonConfirmed: true }), NOW).errors).toBeNull()
  })

  test('refuses a last day that is over in UTC, for a user and for an invitation', () => {
    const over = { issueDate: '2026-01-01', expiryDate: '2026-11-09' }
    for (const to of [{}, { user: null, invitee: 'new@example.com' }]) {
      const draft = buildDraft({ ...over, ...to })
      expect(checkDraft(draft, NOW).errors).toEqual({ expiryDate: INPUT_REASONS.EXPIRY_PAST })
      expect(checkDraft({ ...draft, expiryDate: '2026-11-10' }, NOW).errors).toBeNull()
    }
  })

  test.each([
    ['567890123', '0123'],
    ['C 5678 90123', '0123'],
    ['56789', '6789'],
    ['5678', null],
    ['AB-12', null],
    ['', null],
  ])('of "%s" that is pasted, the passport field takes the end %s', (pasted, end) => {
    expect(endOfNumber(pasted)).toBe(end)
  })

  test.each([
    ['12345', '1234'],
    ['AB-12 34', '1234'],
    ['l234', '234'],
    ['', ''],
  ])('keeps of "%s" in the passport field "%s"', (typed, kept) => {
    expect(keepDigits(typed)).toBe(kept)
  })
})

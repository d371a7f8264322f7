import { describe, expect, test } from 'vitest'
import { Verification } from '#contracts/verification/calls.ts'
import { CHECKS, type VerdictCode } from '#contracts/verification/verdict.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { describeChecks } from '#pwa/screens/verification/verdict/check-lines.ts'
import { formatAge } from '#pwa/screens/verification/verdict/format-age.ts'
import {
  announce,
  firstScanOf,
  sentenceOf,
  titleOf,
} from '#pwa/screens/verification/verdict/headline.ts'
import {
  showAnswer,
  type ShownCredential,
  type ShownVerdict,
  showOffline,
  statusOf,
} from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { formatDay, formatMoment } from '#pwa/ui/format-date.ts'
import { buildAnswer, NOW } from '#tests/pwa/screens/verification/answer.ts'

const revokedCredential = {
  credentialId: 'urn:uuid:1',
  credentialType: 'F-1',
  holderNameHash: '',
  issueDate: '2026-01-01',
  expiryDate: '2027-01-01',
  isRevoked: true,
  blockchainTxHash: null,
} as const

describe('a credential before its first day', () => {
  const checks = [{ check: 'credentialDates' as const, result: 'failed' as const, detail: '' }]
  const verdict = showAnswer(buildAnswer('CREDENTIAL_NOT_YET_VALID', { checks }))
  const credential: ShownCredential = {
    credentialId: 'urn:uuid:1',
    type: 'F-1',
    initials: 'AO',
    issuer: 'localhost',
    issueDate: '2030-01-01',
    expiryDate: '2031-01-01',
  }

  test('is not yet valid, and no forgery', () => {
    expect(titleOf(verdict)).toBe('Credential not yet valid')
    expect(announce(verdict)).toMatch(/^Not yet valid\./)
  })

  test('fails the check of its dates because it is not yet valid, and not because it is over', () => {
    const answersOf = (shown: ShownVerdict) => describeChecks(shown).map(({ answer }) => answer)
    const revoked = showAnswer(buildAnswer('CREDENTIAL_REVOKED', { checks }))
    const past = { ...credential, issueDate: '2020-01-01', expiryDate: '2021-01-01' }
    expect(answersOf(verdict)).toEqual(['Not yet valid'])
    expect(answersOf({ ...revoked, credential })).toEqual(['Not yet valid'])
    expect(answersOf({ ...revoked, credential: past })).toEqual(['Over'])
  })

  test('has its first day in the sentence', () => {
    expect(sentenceOf({ ...verdict, credential })).toBe(
      `This credential is genuine, and not yet valid. Its first day is ${formatDay('2030-01-01')}.`,
    )
  })
})

describe('the status of an answer', () => {
  test.each([
    { error: null, status: 'valid' },
    { error: 'QR_TOKEN_EXPIRED', status: 'expired' },
    { error: 'CREDENTIAL_EXPIRED', status: 'expired' },
    { error: 'CREDENTIAL_NOT_FOUND', status: 'not_found' },
    { error: 'SIGNATURE_INVALID', status: 'invalid' },
    { error: 'TOKEN_MALFORMED', status: 'invalid' },
    { error: 'CREDENTIAL_IS_SAMPLE', status: 'sample' },
    { error: 'REVOCATION_NOT_CHECKED', status: 'not_checked' },
  ] as const)('for $error is $status', ({ error, status }) => {
    expect(statusOf(buildAnswer(error))).toBe(status)
  })

  test('for a result that only a newer server knows is no verdict', () => {
    const newer = JSON.parse(JSON.stringify(buildAnswer('CREDENTIAL_IS_SAMPLE'))) as Verification
    Object.assign(newer, { error: 'OF_TOMORROW' })
    Object.assign(newer.verificationResult, { status: 'of_tomorrow' })
    expect(statusOf(Verification.parse(newer))).toBe('not_checked')
  })

  test('is revoked whatever else is wrong with a credential that was revoked', () => {
    const answer = buildAnswer('SIGNATURE_INVALID', { credential: revokedCredential })
    expect(statusOf(answer)).toBe('revoked')
  })
})

describe('a verdict', () => {
  test('tells an expired code from an expired credential', () => {
    expect(titleOf(showAnswer(buildAnswer('QR_TOKEN_EXPIRED')))).toBe('Code expired')
    expect(titleOf(showAnswer(buildAnswer('CREDENTIAL_EXPIRED')))).toBe('Credential expired')
  })

  test.each([
    ['PASS_RECALLED', 'issuerSignature', 'expired', 'Code recalled', 'Recalled'],
    ['TOKEN_BEFORE_PASS', 'tokenTimes', 'invalid', 'Not a valid credential', 'Clock behind'],
    ['PASS_NOT_ISSUED', 'record', 'invalid', 'Not a valid credential', 'Not issued'],
    ['CREDENTIAL_IN_DOUBT', 'record', 'invalid', 'Not a valid credential', 'In doubt'],
    ['CREDENTIAL_IS_SAMPLE', 'record', 'sample', 'Sample credential', 'As a sample'],
  ] as const)('for %s names the check that failed', (code, check, status, title, failed) => {
    const checks = [{ check, result: 'failed' as const, detail: 'Why.' }]
    const shown = showAnswer(buildAnswer(code, { checks }))
    expect([shown.status, titleOf(shown)]).toEqual([status, title])
    expect(describeChecks(shown)).toMatchObject([{ check, answer: failed, detail: 'Why.' }])
  })

  describe('on a code that has ended', () => {
    const ended = (minutesAgo: number): ShownVerdict => {
      const goodUntil = new Date(NOW.getTime() - minutesAgo * 60_000)
      const madeAt = new Date(goodUntil.getTime() - 7 * 60_000)
      return {
        ...showAnswer(buildAnswer('QR_TOKEN_EXPIRED')),
        shownCode: { madeAt, goodUntil, madeBy: 'device' },
      }
    }
    const asked = VERDICTS.QR_TOKEN_EXPIRED.message

    test.each([
      [53, 'the code ended 53 min ago'],
      [26 * 60, 'the code ended 26 h ago'],
      [365 * 24 * 60, 'the code ended 365 days ago'],
    ])(
      '%i min ago by the clock of this device, which judged alone, doubts the clocks',
      (age, end) => {
        const verdict: ShownVerdict = { ...ended(age), source: 'offline', cause: 'away' }
        const sentence = sentenceOf(verdict)
        expect(sentence).toBe(
          `By this device's clock ${end}. If it was made just now, one of the two clocks is wrong.`,
        )
        expect(announce(verdict)).toContain(sentence)
        expect(titleOf(verdict)).toBe('Code expired')
      },
    )

    test('less than five minutes ago asks for a new one', () => {
      expect(sentenceOf({ ...ended(5), source: 'offline', cause: 'away' })).toBe(asked)
    })

    test("by the issuer's clock asks for a new one, however long ago that is", () => {
      expect(sentenceOf(ended(53))).toBe(asked)
    })
  })

  test('of a device whose issuer keys are past their end is not checked', () => {
    const shown = showOffline(
      {
        status: 'not_checked',
        code: 'KEY_SET_EXPIRED',
        message: VERDICTS.KEY_SET_EXPIRED.message,
        checks: [{ check: 'issuerSignature', result: 'not_checked', detail: '' }],
        shown: null,
        revocationAsOf: NOW,
      },
      NOW,
      'away',
    )
    expect([titleOf(shown), sentenceOf(shown)]).toEqual([
      'Not checked',
      VERDICTS.KEY_SET_EXPIRED.message,
    ])
    expect(describeChecks(shown)[0]?.result).toBe('not_checked')
  })

  test('claims a first scan of a good code only, and an earlier one of any', () => {
    const found = {
      credential: { ...revokedCredential, isRevoked: false },
      credentialInfo: {
        type: 'F-1',
        holderInitials: 'TH',
        issueDate: '2026-01-01',
        expiryDate: '2027-01-01',
      },
      certificateData: { validUntil: '2027-01-01', issuer: 'us', issuingAuthority: 'us' },
    } as const
    const before = { ...found, firstVerifiedAt: '2026-11-20T14:31:20.000Z' }
    const sentence = (...answer: Parameters<typeof buildAnswer>) =>
      firstScanOf(showAnswer(buildAnswer(...answer)))

    expect(sentence(null, found)).toBe('This is the first scan of this code.')
    expect(sentence(null, before)).toBe('This code was first scanned 40 s ago.')
    expect(sentence('QR_TOKEN_EXPIRED', found)).toBe('')
    expect(sentence('CREDENTIAL_REVOKED', found)).toBe('')
    expect(sentence('QR_TOKEN_EXPIRED', before)).toBe('This code was first scanned 40 s ago.')
    expect(sentence(null)).toBe('')
  })

  test('without any list is not checked, and nothing in it has failed', async () => {
    const digits = '1'.repeat(400)
    const unreadable = showOffline(await verifyOffline(digits, null, NOW), NOW, 'away')
    expect(unreadable.status).toBe('invalid')

    const missing = showOffline(
      {
        status: 'not_checked',
        code: 'TRUST_MISSING',
        message: VERDICTS.TRUST_MISSING.message,
        checks: CHECKS.map((check) => ({ check, result: 'failed', detail: '' })),
        shown: null,
        revocationAsOf: null,
      },
      NOW,
      'away',
    )
    expect(missing.status).toBe('not_checked')
    expect(describeChecks(missing).map(({ result }) => result)).not.toContain('failed')
  })

  test.each([
    ['away', 'Go online once, then check again.'],
    ['unreadable', 'Go online once, then check again.'],
    ['busy', 'Try again in a moment.'],
    ['failed', 'Try again in a moment.'],
  ] as const)('sends only a device online that may not be (%s)', (cause, advice) => {
    const codes = [
      'TRUST_MISSING',
      'ISSUER_NOT_KNOWN_HERE',
      'KEY_SET_EXPIRED',
      'CLOCK_UNSURE',
    ] as const
    const show = (code: VerdictCode) =>
      showOffline(
        { ...VERDICTS[code], code, checks: [], shown: null, revocationAsOf: NOW },
        NOW,
        cause,
      )
    for (const code of codes) {
      expect(sentenceOf(show(code))).toMatch(/^Not checked: /)
      expect(sentenceOf(show(code)).endsWith(advice)).toBe(true)
    }
    const unlisted = sentenceOf(show('REVOCATION_NOT_CHECKED'))
    expect(unlisted).toMatch(/^Valid signature, revocation not checked/)
    expect(unlisted.endsWith('Try again in a moment.')).toBe(advice === 'Try again in a moment.')
    expect(sentenceOf(show('CREDENTIAL_EXPIRED'))).toBe(VERDICTS.CREDENTIAL_EXPIRED.message)
  })

  test('of a newer server is told in its words, and not taken for a valid one', () => {
    const FUTURE = 'FUTURE_CODE'
    const message = 'This credential rests until Monday.'
    const newer = JSON.parse(JSON.stringify(buildAnswer(null, { message }))) as Verification
    Object.assign(newer, { isValid: false, error: FUTURE, blockchainStatus: FUTURE })
    Object.assign(newer.verificationResult, { status: FUTURE, message })
    Object.assign(newer, {
      checks: [
        { check: FUTURE, result: 'failed', detail: 'Its rest was asked for.' },
        { check: 'record', result: FUTURE, detail: '' },
      ],
    })
    const shown = showAnswer(Verification.parse(newer))
    expect([shown.status, sentenceOf(shown)]).toEqual(['not_checked', message])
    expect(describeChecks(shown)).toMatchObject([
      { result: 'failed', detail: 'Its rest was asked for.' },
      { check: 'record', result: 'not_checked' },
    ])
  })

  test('names the age of a list that is too old to say anything', () => {
    const stale = showOffline(
      {
        status: 'not_checked',
        code: 'REVOCATION_NOT_CHECKED',
        message: VERDICTS.REVOCATION_NOT_CHECKED.message,
        checks: [{ check: 'revocation', result: 'not_checked', detail: '' }],
        shown: null,
        revocationAsOf: new Date(2026, 10, 19, 10),
      },
      NOW,
      'away',
    )
    expect(sentenceOf(stale)).toMatch(/^Valid signature, revocation not checked since 19 Nov 2026/)
    expect(announce(stale)).toMatch(/^Not checked\. .*Checked offline\.$/)
    expect(describeChecks(stale)[0]?.answer).toMatch(/^not since 19 Nov 2026/)
  })

  test.each([
    ['QR_TOKEN_EXPIRED', 'Device or code ended'],
    ['PASS_EXPIRED', 'Device or code ended'],
    ['DEVICE_REVOKED', 'Device ended'],
    ['CODE_ENDED', 'Code ended'],
    ['PASS_REVOKED', 'Withdrawn'],
    ['CREDENTIAL_REVOKED', 'Revoked'],
  ] as const)('for %s says of what failed in its revocation: %s', (code, answer) => {
    const checks = [
      { check: 'revocation', result: 'failed', detail: 'The code was ended.' },
    ] as const
    const verdict = showAnswer(buildAnswer(code, { checks: [...checks] }))
    expect(describeChecks(verdict)[0]?.answer).toBe(answer)
    const isRevoked = code === 'CREDENTIAL_REVOKED'
    expect(verdict.status === 'revoked').toBe(isRevoked)
    expect(/revoked/i.test(titleOf(verdict) + sentenceOf(verdict))).toBe(isRevoked)
  })

  test('has an instant on paper in the place of each age', () => {
    const checks = CHECKS.map((check) => ({ check, result: 'passed' as const, detail: '' }))
    const verdict = {
      ...showAnswer(buildAnswer(null, { checks })),
      shownCode: { madeAt: NOW, goodUntil: NOW, madeBy: 'device' },
      verifiedAt: new Date(NOW.getTime() + 60_000),
      revocationAsOf: NOW,
    } as const
    const lines = describeChecks(verdict)
    const ofTime = lines.filter(({ answer, printed }) => answer !== printed)
    expect(ofTime.map(({ check }) => check)).toEqual([
      'deviceSignature',
      'tokenTimes',
      'revocation',
    ])
    for (const { printed } of ofTime) expect(printed).toMatch(/ \d{4}, \d\d:\d\d UTC/)
    const [now] = describeChecks({ ...verdict, revocationAsOf: null }).filter(
      ({ check }) => check === 'revocation',
    )
    expect(now).toMatchObject({
      answer: 'checked now',
      printed: `as of ${formatMoment(verdict.verifiedAt)}`,
    })
  })

  test('writes instants and days within a reason as people read them', () => {
    const checks = [
      {
        check: 'credentialDates',
        result: 'failed',
        detail: 'Its last day was 2026-11-19, until 24:00 UTC.',
      },
    ] as const
    const verdict = showAnswer(buildAnswer('CREDENTIAL_EXPIRED', { checks: [...checks] }))
    expect(describeChecks(verdict)[0]).toMatchObject({
      name: 'Credential dates',
      answer: 'Over',
      detail: 'Its last day was 19 Nov 2026, until 24:00 UTC.',
    })
  })
})

describe('an age', () => {
  test.each([
    [-5000, 'just now'],
    [1999, 'just now'],
    [38_000, '38 s ago'],
    [119_000, '119 s ago'],
    [120_000, '2 min ago'],
    [3 * 3_600_000, '3 h ago'],
    [49 * 3_600_000, '2 days ago'],
  ])('of %i ms reads %s', (age, text) => {
    expect(formatAge(new Date(NOW.getTime() - age), NOW)).toBe(text)
  })
})

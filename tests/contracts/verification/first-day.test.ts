import { describe, expect, test } from 'vitest'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import { judgeAnswer } from '#api/verification/judge-answer.ts'
import type { Facts } from '#contracts/verification/check-facts.ts'
import { judge, judgeLookup, settleTimes } from '#contracts/verification/judge.ts'
import {
  buildIssuerKey,
  buildTrust,
  minutesFromNow,
  NOW,
  PASS_KEY,
  presentFromDevice,
} from '#tests/contracts/presentation/fixtures.ts'

const TRUST = buildTrust({
  keys: [
    buildIssuerKey(PASS_KEY, {
      notBefore: new Date('2026-01-01T00:00:00Z'),
      notAfter: new Date('2030-01-01T00:00:00Z'),
    }),
  ],
})
const GOOD: Facts = {
  record: 'found',
  revocation: { state: 'good', asOf: null },
  anchor: { state: 'anchored', hashMatches: true },
}
const TO_COME = { status: 'invalid', code: 'CREDENTIAL_NOT_YET_VALID' }
const DAYS = { issueDate: '2026-07-01', expiryDate: '2028-04-30' }

async function judgeCode(facts: Partial<Facts> = {}, now = NOW, issueDate = DAYS.issueDate) {
  const text = toTokenText(await presentFromDevice({ pass: { issueDate } }))
  const answer = await authenticate(text, TRUST)
  if (!answer.isAuthentic) throw new Error('not authentic')
  return judge(answer, { ...GOOD, ...facts }, now)
}

describe('before its first day a credential is not yet valid', () => {
  test('by its code, which says the day', async () => {
    const verdict = await judgeCode()
    expect(verdict).toMatchObject(TO_COME)
    expect(verdict.checks.find(({ check }) => check === 'credentialDates')).toMatchObject({
      result: 'failed',
      detail: 'Its first day is 2026-07-01.',
    })
  })

  test('looked up, and in answer to a request', () => {
    expect(judgeLookup(DAYS, GOOD, NOW)).toMatchObject(TO_COME)
    const times = { signedAt: minutesFromNow(-60), expiresAt: minutesFromNow(60) }
    expect(judgeAnswer({ ...DAYS, ...times, issuer: 'x' }, GOOD, NOW)).toMatchObject(TO_COME)
  })

  test.each([
    ['2026-06-29T23:59:59Z', 'CREDENTIAL_NOT_YET_VALID'],
    ['2026-06-30T00:00:00Z', null],
    ['2026-07-01T00:00:00Z', null],
  ])('which at %s is %s', (at, code) => {
    expect(judgeLookup(DAYS, GOOD, new Date(at)).code).toBe(code)
  })

  test('also where its code is over by itself', async () => {
    expect(await judgeCode({}, minutesFromNow(20))).toMatchObject(TO_COME)
  })

  test.each<[string, Partial<Facts>, string]>([
    [
      'revoked',
      { revocation: { state: 'revoked', what: 'credential', at: NOW } },
      'CREDENTIAL_REVOKED',
    ],
    ['a sample', { record: 'sample' }, 'CREDENTIAL_IS_SAMPLE'],
    ['not on record', { record: 'absent' }, 'CREDENTIAL_NOT_FOUND'],
    ['of a pass that was never made', { record: 'foreign pass' }, 'PASS_NOT_ISSUED'],
  ])('unless it is %s', async (_, facts, code) => {
    expect(await judgeCode(facts)).toMatchObject({ code })
  })

  test('a code of the future stays one', async () => {
    expect(await judgeCode({}, minutesFromNow(-20))).toMatchObject({ code: 'TOKEN_NOT_YET_VALID' })
  })

  test('a device that is unsure of the day reaches no verdict', async () => {
    const times = [new Date('2026-06-01T12:00:00Z'), minutesFromNow(4)]
    const [one, other] = await Promise.all(times.map((at) => judgeCode({}, at, '2026-06-02')))
    if (!one || !other) throw new Error('two verdicts')
    expect(settleTimes(one, other)).toMatchObject({ code: null })
    const before = judgeLookup({ ...DAYS, issueDate: '2026-06-03' }, GOOD, minutesFromNow(-720))
    const after = judgeLookup({ ...DAYS, issueDate: '2026-06-03' }, GOOD, minutesFromNow(720))
    expect(settleTimes(before, after)).toMatchObject({ code: 'CLOCK_UNSURE' })
  })
})

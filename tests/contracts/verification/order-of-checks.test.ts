import { describe, expect, test } from 'vitest'
import { fromHex } from '#contracts/bytes.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import type { Facts } from '#contracts/verification/check-facts.ts'
import { judge, judgeLookup } from '#contracts/verification/judge.ts'
import type { Check, Verdict } from '#contracts/verification/verdict.ts'
import {
  buildTrust,
  minutesFromNow,
  NOW,
  presentFromDevice,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }

const GOOD: Facts = {
  record: 'found',
  revocation: { state: 'good', asOf: null },
  anchor: { state: 'anchored', hashMatches: true },
}
const OTHER_HASH: Facts['anchor'] = { state: 'anchored', hashMatches: false }

async function verdictOf(facts: Partial<Facts>, now = NOW): Promise<Verdict> {
  const answer = await authenticate(toTokenText(await presentFromDevice()), buildTrust())
  if (!answer.isAuthentic) throw new Error(answer.code)
  return judge(answer, { ...GOOD, ...facts }, now)
}

function resultOf({ checks }: Verdict, check: Check) {
  return checks.find((one) => one.check === check)?.result
}

describe('where several checks fail, the first in their order counts', () => {
  test.each<[string, Partial<Facts>, Date, string]>([
    [
      'the times before the record',
      { record: 'foreign pass' },
      minutesFromNow(60),
      'QR_TOKEN_EXPIRED',
    ],
    [
      'the record before the anchor',
      { record: 'foreign pass', anchor: OTHER_HASH },
      NOW,
      'PASS_NOT_ISSUED',
    ],
    ['the times before the anchor', { anchor: OTHER_HASH }, minutesFromNow(60), 'QR_TOKEN_EXPIRED'],
  ])('%s', async (_name, facts, now, code) => {
    expect((await verdictOf(facts, now)).code).toBe(code)
  })

  test('the signature of the issuer before that of the device', async () => {
    const token = fromHex(vectors.presentation)
    // Both signatures are broken. The device's signature is at the end of the token. The issuer's
    // signature is at the end of the pass.
    const passEnd = vectors.presentation.indexOf(vectors.devicePass) + vectors.devicePass.length
    const at = passEnd / 2 - 1
    for (const changed of [at, token.length - 1]) token[changed] = (token[changed] ?? 0) ^ 1
    const answer = await authenticate(toTokenText(token), buildTrust())
    expect(answer).toMatchObject({ check: 'issuerSignature', code: 'SIGNATURE_INVALID' })
  })
})

test('a key set that is over says more than a list that is old', async () => {
  for (const revocation of [
    { state: 'not_checked', since: NOW },
    { state: 'disputed' },
  ] satisfies Facts['revocation'][]) {
    expect(await verdictOf({ areKeysOver: true, revocation })).toMatchObject({
      status: 'not_checked',
      code: 'KEY_SET_EXPIRED',
    })
  }
})

test('of what is not on record neither revocation nor anchor is looked at', async () => {
  const verdict = await verdictOf({ record: 'absent' })
  expect(verdict.code).toBe('CREDENTIAL_NOT_FOUND')
  expect(resultOf(verdict, 'revocation')).toBe('not_checked')
  expect(resultOf(verdict, 'anchor')).toBe('not_checked')
})

test('of an id that nobody has, nothing but the record is looked at', () => {
  const { checks } = judgeLookup(null, { ...GOOD, record: 'absent' }, NOW)
  const made = checks.filter(({ result }) => result !== 'not_checked')
  expect(made.map(({ check }) => check)).toEqual(['record'])
})

test('what the chain alone has revoked fails as revoked and as anchored', async () => {
  const verdict = await verdictOf({ anchor: { state: 'revoked', hashMatches: true } })
  expect(resultOf(verdict, 'revocation')).toBe('failed')
  expect(resultOf(verdict, 'anchor')).toBe('failed')
})

describe('the times of the pass within a code', () => {
  const secondsFromNow = (seconds: number) => new Date(NOW.getTime() + 1000 * seconds)

  async function codeOf(present: Parameters<typeof presentFromDevice>[0]) {
    const answer = await authenticate(toTokenText(await presentFromDevice(present)), buildTrust())
    return answer.isAuthentic ? judge(answer, GOOD, NOW).code : answer.code
  }

  test.each([
    [30, null],
    [31, 'TOKEN_NOT_YET_VALID'],
  ])('are of the future where it was made %i s ahead', async (seconds, code) => {
    const times = { issuedAt: secondsFromNow(20), expiresAt: secondsFromNow(60) }
    expect(await codeOf({ ...times, pass: { issuedAt: secondsFromNow(seconds) } })).toBe(code)
  })

  test.each([
    [-30, 'TOKEN_OUT_OF_BOUNDS'],
    [-31, 'PASS_EXPIRED'],
  ])('are over where it ended %i s ago, whatever the device says', async (seconds, code) => {
    const times = { issuedAt: secondsFromNow(-60), expiresAt: secondsFromNow(60) }
    expect(await codeOf({ ...times, pass: { expiresAt: secondsFromNow(seconds) } })).toBe(code)
  })
})

test('a code was made and ends when its device says, not when its pass was made', async () => {
  const times = { issuedAt: minutesFromNow(-1), expiresAt: minutesFromNow(4) }
  const token = await presentFromDevice(times)
  expect(await authenticate(toTokenText(token), buildTrust())).toMatchObject(times)
})

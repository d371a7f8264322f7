import { describe, expect, test } from 'vitest'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { signPass } from '#contracts/presentation/pass.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import type { Facts } from '#contracts/verification/check-facts.ts'
import { judge, judgeRefused } from '#contracts/verification/judge.ts'
import { CHECKS, type Verdict } from '#contracts/verification/verdict.ts'
import {
  buildDevicePass,
  buildIssuerKey,
  buildSigner,
  buildTokenPass,
  buildTrust,
  minutesFromNow,
  NOW,
  PASS_KEY,
  presentFromDevice,
} from '#tests/contracts/presentation/fixtures.ts'

/** A trust with a key that is valid at all times of these tests. */
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
const REVOKED: Facts['revocation'] = { state: 'revoked', what: 'credential', at: NOW }

interface Case {
  present?: Parameters<typeof presentFromDevice>[0]
  facts?: Partial<Facts>
  now?: Date
}

async function verdictOf({ present, facts, now = NOW }: Case = {}): Promise<Verdict> {
  const answer = await authenticate(toTokenText(await presentFromDevice(present)), TRUST)
  if (!answer.isAuthentic) return judgeRefused(answer)
  return judge(answer, { ...GOOD, ...facts }, now)
}

function secondsFromNow(seconds: number): Date {
  return new Date(NOW.getTime() + 1000 * seconds)
}

test('a genuine code in force passes every check in the order of the list', async () => {
  const verdict = await verdictOf()

  expect(verdict).toMatchObject({ status: 'valid', code: null })
  expect(verdict.checks.map(({ check }) => check)).toEqual(CHECKS)
  expect(verdict.checks.map(({ result }) => result)).toEqual(CHECKS.map(() => 'passed'))
  expect(verdict.shown?.pass.credentialType).toBe('H-1B')
})

describe('a code lives', () => {
  const made = { issuedAt: secondsFromNow(0), expiresAt: secondsFromNow(60) }

  test.each([
    ['29 s before it was made', -29, null],
    ['30 s before it was made', -30, null],
    ['31 s before it was made', -31, 'TOKEN_NOT_YET_VALID'],
    ['at its end', 60, null],
    ['29 s after its end', 89, null],
    ['30 s after its end', 90, null],
    ['31 s after its end', 91, 'QR_TOKEN_EXPIRED'],
    ['a year after its end', 365 * 86_400, 'QR_TOKEN_EXPIRED'],
  ])('%s: %i s gives %s', async (_name, seconds, code) => {
    expect((await verdictOf({ present: made, now: secondsFromNow(seconds) })).code).toBe(code)
  })

  test.each([
    ['a quarter of an hour', 15 * 60, null],
    ['a second longer', 15 * 60 + 1, 'TOKEN_OUT_OF_BOUNDS'],
    ['no time at all', 0, 'TOKEN_OUT_OF_BOUNDS'],
    ['backwards', -5, 'TOKEN_OUT_OF_BOUNDS'],
  ])('for %s: %i s gives %s', async (_name, seconds, code) => {
    const present = { issuedAt: NOW, expiresAt: secondsFromNow(seconds) }
    expect((await verdictOf({ present })).code).toBe(code)
  })

  test.each([
    ['30 s before its pass', 30, null],
    ['31 s before its pass', 31, 'TOKEN_BEFORE_PASS'],
  ])('not when made %s: %i s gives %s', async (_name, seconds, code) => {
    const present = { ...made, pass: { issuedAt: secondsFromNow(seconds) } }
    const verdict = await verdictOf({ present, now: secondsFromNow(seconds) })
    expect(verdict.code).toBe(code)
  })

  test('no longer than its pass', async () => {
    const pass = { expiresAt: secondsFromNow(59) }
    expect((await verdictOf({ present: { ...made, pass } })).code).toBe('TOKEN_OUT_OF_BOUNDS')
  })

  test('not at all when its pass ended long ago, and the verdict says to go online', async () => {
    const pass = { issuedAt: minutesFromNow(-10_000), expiresAt: minutesFromNow(-10) }
    const verdict = await verdictOf({ present: { ...made, pass } })
    expect(verdict).toMatchObject({ status: 'expired', code: 'PASS_EXPIRED' })
    expect(verdict.message).toContain('online')
  })

  test('for a day when the server minted it so', async () => {
    const pass = buildTokenPass({ issuedAt: NOW, expiresAt: minutesFromNow(1440) })
    const token = await signPass(await buildSigner(), pass)
    const answer = await authenticate(toTokenText(token), TRUST)
    const verdict = answer.isAuthentic && judge(answer, GOOD, minutesFromNow(1439))
    expect(verdict).toMatchObject({ status: 'valid' })
  })
})

describe('what the issuer has signed as a sample', () => {
  const present = { pass: { isSample: true } }

  test.each(['found', 'sample', 'not_checked'] as const)('is one: record %s', async (record) => {
    const verdict = await verdictOf({ present, facts: { record } })
    expect(verdict).toMatchObject({ status: 'sample', code: 'CREDENTIAL_IS_SAMPLE' })
  })

  test.each([
    ['absent', 'CREDENTIAL_NOT_FOUND'],
    ['foreign pass', 'PASS_NOT_ISSUED'],
    ['in doubt', 'CREDENTIAL_IN_DOUBT'],
  ] as const)('is not taken for one that was issued: record %s', async (record, code) => {
    expect(await verdictOf({ present, facts: { record } })).toMatchObject({ code })
  })
})

describe('a clock that is wrong', () => {
  test('is named as a clock, not as a forgery', async () => {
    const verdict = await verdictOf({ now: minutesFromNow(-10) })
    expect(verdict).toMatchObject({ code: 'TOKEN_NOT_YET_VALID' })
    expect(verdict.message).toContain('clock')
  })
})

describe('the facts decide', () => {
  test.each<[string, Partial<Facts>, string, string]>([
    ['no record', { record: 'absent' }, 'not_found', 'CREDENTIAL_NOT_FOUND'],
    ['a sample on record', { record: 'sample' }, 'sample', 'CREDENTIAL_IS_SAMPLE'],
    [
      'a sample that was revoked',
      { record: 'sample', revocation: REVOKED },
      'revoked',
      'CREDENTIAL_REVOKED',
    ],
    ['revoked', { revocation: REVOKED }, 'revoked', 'CREDENTIAL_REVOKED'],
    [
      'a device that was removed',
      { revocation: { state: 'revoked', what: 'device', at: null } },
      'invalid',
      'DEVICE_REVOKED',
    ],
    [
      'a code that its holder has ended',
      { revocation: { state: 'revoked', what: 'code', at: NOW } },
      'invalid',
      'CODE_ENDED',
    ],
    [
      'revoked on blockchain first',
      { anchor: { state: 'revoked', hashMatches: true } },
      'revoked',
      'CREDENTIAL_REVOKED',
    ],
    [
      'revoked on blockchain by nobody whom the issuer knows of',
      { revocation: { state: 'disputed' } },
      'not_checked',
      'CHAIN_DISAGREES',
    ],
    [
      'a code of which the issuer has no record',
      { record: 'foreign pass' },
      'invalid',
      'PASS_NOT_ISSUED',
    ],
    [
      'a credential that a stolen key may have signed',
      { record: 'in doubt' },
      'invalid',
      'CREDENTIAL_IN_DOUBT',
    ],
    ['issuer keys past their end', { areKeysOver: true }, 'not_checked', 'KEY_SET_EXPIRED'],
    [
      'issuer keys past their end, of a pass that was revoked before',
      { areKeysOver: true, revocation: REVOKED },
      'revoked',
      'CREDENTIAL_REVOKED',
    ],
    [
      'another hash than the anchored one',
      { anchor: { state: 'anchored', hashMatches: false } },
      'invalid',
      'ANCHOR_MISMATCH',
    ],
    [
      'revocation not checked',
      { revocation: { state: 'not_checked', since: NOW } },
      'not_checked',
      'REVOCATION_NOT_CHECKED',
    ],
  ])('%s', async (_name, facts, status, code) => {
    expect(await verdictOf({ facts })).toMatchObject({ status, code })
  })

  test('a pending anchor lowers no verdict', async () => {
    const verdict = await verdictOf({ facts: { anchor: { state: 'pending', hashMatches: true } } })
    expect(verdict.status).toBe('valid')
    expect(verdict.checks.at(-1)?.result).toBe('not_checked')
  })
})

describe('the credential', () => {
  const pass = { expiryDate: '2026-06-01', expiresAt: minutesFromNow(12 * 60) }
  const present = (now: Date) => ({
    pass,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + 1000),
  })

  test('is in force to the end of its last day in UTC', async () => {
    const lastSecond = new Date('2026-06-01T23:59:59Z')
    expect((await verdictOf({ present: present(lastSecond), now: lastSecond })).status).toBe(
      'valid',
    )
  })

  test('has expired at midnight after it', async () => {
    const shown = present(new Date('2026-06-01T23:59:59Z'))
    const verdict = await verdictOf({ present: shown, now: new Date('2026-06-02T00:00:00Z') })
    expect(verdict).toMatchObject({ status: 'expired', code: 'CREDENTIAL_EXPIRED' })
  })
})

describe('revoked outranks', () => {
  test('an expired credential', async () => {
    const now = new Date('2028-05-01T00:00:10Z')
    const issuedAt = new Date(now.getTime() - 60_000)
    const pass = { issuedAt, expiresAt: now }
    const verdict = await verdictOf({
      present: { pass, issuedAt, expiresAt: now },
      now,
      facts: { revocation: REVOKED },
    })
    expect(verdict).toMatchObject({ status: 'revoked', code: 'CREDENTIAL_REVOKED' })
    expect(verdict.checks.find(({ check }) => check === 'credentialDates')?.result).toBe('failed')
  })

  test('a code that has expired', async () => {
    const verdict = await verdictOf({ now: minutesFromNow(60), facts: { revocation: REVOKED } })
    expect(verdict).toMatchObject({ status: 'revoked', code: 'CREDENTIAL_REVOKED' })
  })

  test('an anchor of another hash', async () => {
    const anchor = { state: 'anchored', hashMatches: false } as const
    expect((await verdictOf({ facts: { revocation: REVOKED, anchor } })).status).toBe('revoked')
  })
})

test('a code that has expired was authenticated before it is called expired', async () => {
  const forged = await presentFromDevice()
  forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1
  const answer = await authenticate(toTokenText(forged), TRUST)

  expect(answer).toMatchObject({ isAuthentic: false, code: 'DEVICE_SIGNATURE_INVALID' })
})

test('of a refused code, the checks before the one that failed passed and the rest were not made', async () => {
  const token = await presentFromDevice()
  token[token.length - 1] = (token.at(-1) ?? 0) ^ 1
  const answer = await authenticate(toTokenText(token), TRUST)
  if (answer.isAuthentic) throw new Error('accepted')
  const verdict = judgeRefused(answer)

  expect(verdict).toMatchObject({ status: 'invalid', shown: null })
  expect(verdict.checks.map(({ result }) => result)).toEqual([
    'passed',
    'passed',
    'passed',
    'failed',
    ...Array<string>(5).fill('not_checked'),
  ])
})

test('a pass says what the device may show', async () => {
  const { shown } = await verdictOf()
  expect(shown?.pass).toMatchObject({ initials: 'AO', statusIndex: buildDevicePass().statusIndex })
})

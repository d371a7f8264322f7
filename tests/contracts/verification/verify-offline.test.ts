import type { NewPass } from '#contracts/presentation/pass.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { MANIFEST_LIFE_MS } from '#contracts/trust/manifest.ts'
import { SHARD_BITS } from '#contracts/trust/shard.ts'
import { QR_DATA_MAX } from '#contracts/verification/token-input.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import {
  buildSigner,
  FORMER_KEY,
  ISSUER_KEYS,
  minutesFromNow,
  nameOf,
  NOW,
  OTHER_KEY,
  PASS_KEY,
  presentFromDevice,
  STATUS_INDEX,
} from '#tests/contracts/presentation/fixtures.ts'
import {
  type AnswerChanges,
  buildKeySet,
  holdAnswer,
  KEY_SET_ISSUED_AT,
} from '#tests/contracts/trust/fixtures.ts'

let text: string

beforeAll(async () => {
  text = toTokenText(await presentFromDevice())
})

/** The frozen keys with one change: the status key is valid for a manifest of any age. */
const KEYS = ISSUER_KEYS.map((key) =>
  key.use === 'status'
    ? { ...key, notBefore: new Date(0), notAfter: new Date('2030-01-01T00:00:00Z') }
    : key,
)

async function hold(changes: AnswerChanges = {}) {
  return holdAnswer({ keySets: [await buildKeySet({ keys: KEYS })], ...changes })
}

async function verifyWithListOf(issuedAt: Date, revoked: number[] = []) {
  return verifyOffline(text, await hold({ issuedAt, revoked }), NOW)
}

const before = (ms: number) => new Date(NOW.getTime() - ms)

describe('without a network', () => {
  describe('a device that is unsure of the time', () => {
    const verifyAt = async (one: Date, other: Date, revoked: number[] = []) =>
      verifyOffline(text, await hold({ issuedAt: before(3_600_000), revoked }), one, other)

    test('has the verdict that is the same at both times that it may be', async () => {
      expect(await verifyAt(NOW, before(1000))).toMatchObject({ status: 'valid', code: null })
      expect(await verifyAt(minutesFromNow(60), minutesFromNow(70))).toMatchObject({
        code: 'QR_TOKEN_EXPIRED',
      })
    })

    test('has none where they differ, and says which check it cannot make', async () => {
      for (const [one, other] of [
        [NOW, minutesFromNow(60)],
        [minutesFromNow(60), NOW],
        [minutesFromNow(60), minutesFromNow(-60)],
      ] as const) {
        const verdict = await verifyAt(one, other)
        expect(verdict).toMatchObject({ status: 'not_checked', code: 'CLOCK_UNSURE' })
      }
      const { checks } = await verifyAt(NOW, minutesFromNow(60))
      const unsure = checks.filter(({ detail }) => detail.includes('not sure of the time'))
      expect(unsure.map(({ check, result }) => [check, result])).toEqual([
        ['tokenTimes', 'not_checked'],
      ])
    })

    test('ticks no check that differs, though the verdict is the same', async () => {
      const [late, later] = [minutesFromNow(60), minutesFromNow(10 * 365 * 24 * 60)]
      const { code, checks } = await verifyAt(late, later)
      expect(code).toBe('QR_TOKEN_EXPIRED')
      const results = checks.map(({ check, result }) => [check, result])
      expect(results).toContainEqual(['tokenTimes', 'failed'])
      expect(results).toContainEqual(['credentialDates', 'not_checked'])
    })

    test('is sure of a revocation', async () => {
      const verdict = await verifyAt(NOW, minutesFromNow(60), [STATUS_INDEX])
      expect(verdict).toMatchObject({ status: 'invalid', code: 'PASS_REVOKED' })
    })
  })

  test('a genuine code with a fresh list is valid, and says how old the list is', async () => {
    const verdict = await verifyWithListOf(minutesFromNow(-15))
    expect(verdict).toMatchObject({ status: 'valid', revocationAsOf: minutesFromNow(-15) })
    const notChecked = verdict.checks.filter(({ result }) => result === 'not_checked')
    expect(notChecked.map(({ check }) => check)).toEqual(['record', 'anchor'])
  })

  test.each([
    ['a second under 24 hours', MANIFEST_LIFE_MS - 1000, 'valid'],
    ['24 hours', MANIFEST_LIFE_MS, 'not_checked'],
    ['25 hours', MANIFEST_LIFE_MS + 3_600_000, 'not_checked'],
    ['a year', 365 * 86_400_000, 'not_checked'],
    ['30 s in the future', -30_000, 'valid'],
    ['a day in the future', -86_400_000, 'not_checked'],
  ])('a list of %s gives %3$s', async (_name, age, status) => {
    const verdict = await verifyWithListOf(before(age))
    expect(verdict).toMatchObject({ status, revocationAsOf: before(age) })
  })

  test('a sample is one, however old the list is, and never valid', async () => {
    const sample = toTokenText(await presentFromDevice({ pass: { isSample: true } }))
    for (const age of [0, MANIFEST_LIFE_MS]) {
      const trust = await hold({ issuedAt: before(age) })
      expect(await verifyOffline(sample, trust, NOW)).toMatchObject({
        status: 'sample',
        code: 'CREDENTIAL_IS_SAMPLE',
        message: 'This is a sample. It proves nothing.',
      })
    }
  })

  test('a revoked pass is revoked, however old the list is', async () => {
    for (const age of [0, 365 * 86_400_000]) {
      const verdict = await verifyWithListOf(before(age), [STATUS_INDEX])
      expect(verdict).toMatchObject({ status: 'invalid', code: 'PASS_REVOKED' })
    }
  })

  test('the bits beside it say nothing about a pass', async () => {
    const verdict = await verifyWithListOf(NOW, [STATUS_INDEX - 1, STATUS_INDEX + 1])
    expect(verdict.status).toBe('valid')
  })

  test('before the first list, nothing is called invalid', async () => {
    const verdict = await verifyOffline(text, null, NOW)
    expect(verdict).toMatchObject({ status: 'not_checked', code: 'TRUST_MISSING' })
    expect(verdict.message).toBe(
      'Not checked: this device has no list yet. Go online once, then check again.',
    )
    expect(verdict.shown).toBeNull()
  })

  test('before the first list, what is no code at all is still called that', async () => {
    expect(await verifyOffline('hello', null, NOW)).toMatchObject({ code: 'TOKEN_MISSING' })
    expect(await verifyOffline('123456', null, NOW)).toMatchObject({ code: 'TOKEN_MALFORMED' })
  })

  test.each([
    ['', 'Nothing was read.'],
    ['hello', 'What was read contains no code.'],
    ['1'.repeat(QR_DATA_MAX + 1), 'What was read is too long for a code.'],
  ])('what is no code is described in plain words', async (input, detail) => {
    const { checks } = await verifyOffline(input, null, NOW)
    expect(checks[0]).toEqual({ check: 'text', result: 'failed', detail })
  })

  test('a key that the issuer may have made since is not called a forgery', async () => {
    const signer = await buildSigner(OTHER_KEY)
    const foreign = toTokenText(await presentFromDevice({ signer }))
    expect(await verifyOffline(foreign, await hold(), NOW)).toMatchObject({
      status: 'not_checked',
      code: 'ISSUER_NOT_KNOWN_HERE',
    })
  })

  test('a forgery is invalid', async () => {
    const signer = { ...(await buildSigner(OTHER_KEY)), kid: (await buildSigner()).kid }
    const forged = toTokenText(await presentFromDevice({ signer }))
    expect(await verifyOffline(forged, await hold(), NOW)).toMatchObject({ status: 'invalid' })
  })

  test('both the former and the new key of the issuer verify', async () => {
    const trust = await hold()
    const issuedAt = new Date('2026-05-31T12:00:00Z')
    const pass = { issuedAt, expiresAt: minutesFromNow(6 * 24 * 60) }
    const signer = await buildSigner(FORMER_KEY)
    const earlier = toTokenText(await presentFromDevice({ signer, pass }))

    expect(await verifyOffline(text, trust, NOW)).toMatchObject({ status: 'valid' })
    expect(await verifyOffline(earlier, trust, NOW)).toMatchObject({ status: 'valid' })
  })

  test('an expired code is expired even when revocation was not checked', async () => {
    const trust = await hold({ issuedAt: before(1e10) })
    const verdict = await verifyOffline(text, trust, minutesFromNow(30))
    expect(verdict).toMatchObject({ status: 'expired', code: 'QR_TOKEN_EXPIRED' })
  })
})

describe('a list that this device does not have', () => {
  const missing = { statusIndex: SHARD_BITS }
  const made = (minutes: number) => ({ ...missing, issuedAt: minutesFromNow(minutes) })
  const verify = async (pass: Partial<NewPass>, changes?: AnswerChanges) =>
    verifyOffline(toTokenText(await presentFromDevice({ pass })), await hold(changes), NOW)

  test('leaves a pass good as of its own time when that is after the manifest', async () => {
    expect(await verify(made(-5))).toMatchObject({
      status: 'valid',
      revocationAsOf: minutesFromNow(-5),
    })
  })

  test.each([
    ['of the same second as the manifest', -10],
    ['of before the manifest', -60],
  ])('leaves a pass %s unchecked', async (_name, minutes) => {
    expect(await verify(made(minutes))).toMatchObject({
      status: 'not_checked',
      code: 'REVOCATION_NOT_CHECKED',
      revocationAsOf: minutesFromNow(-10),
    })
  })

  test('is of no use to a newer pass when the manifest is a day old', async () => {
    const issuedAt = before(MANIFEST_LIFE_MS)
    expect(await verify(made(-5), { issuedAt })).toMatchObject({ code: 'REVOCATION_NOT_CHECKED' })
  })

  test('is of no use to a newer pass when the manifest names newer keys', async () => {
    const keySet = { generation: 1, issuedAt: KEY_SET_ISSUED_AT }
    expect(await verify(made(-5), { keySet })).toMatchObject({ code: 'REVOCATION_NOT_CHECKED' })
  })

  test('though the manifest names it leaves a newer pass unchecked', async () => {
    const trust = { ...(await hold()), shards: new Map() }
    const pass = { issuedAt: minutesFromNow(-5) }
    const code = toTokenText(await presentFromDevice({ pass }))
    expect(await verifyOffline(code, trust, NOW)).toMatchObject({ code: 'REVOCATION_NOT_CHECKED' })
  })

  test('is that of another week than the pass ends in', async () => {
    const trust = await hold({ revoked: [STATUS_INDEX] })
    const pass = { expiresAt: minutesFromNow(60) }
    const code = toTokenText(await presentFromDevice({ pass }))
    expect(await verifyOffline(code, trust, NOW)).toMatchObject({ status: 'valid' })
  })
})

describe('a manifest that names a newer key set than this device has', () => {
  const newer = [
    { generation: 1, issuedAt: KEY_SET_ISSUED_AT },
    { generation: 0, issuedAt: new Date(KEY_SET_ISSUED_AT.getTime() + 1000) },
  ]

  test.each(newer)('proves nothing good: generation $generation, $issuedAt', async (keySet) => {
    expect(await verifyOffline(text, await hold({ keySet }), NOW)).toMatchObject({
      status: 'not_checked',
      code: 'REVOCATION_NOT_CHECKED',
    })
  })

  test.each(newer)('still revokes: generation $generation, $issuedAt', async (keySet) => {
    const trust = await hold({ keySet, revoked: [STATUS_INDEX] })
    expect(await verifyOffline(text, trust, NOW)).toMatchObject({ code: 'PASS_REVOKED' })
  })
})

describe('the issuer’s keys without a network', () => {
  test('that were stopped recall what they signed, however old the manifest is', async () => {
    for (const issuedAt of [NOW, before(365 * 86_400_000)]) {
      const trust = await hold({ issuedAt, stopped: [nameOf(PASS_KEY)] })
      const verdict = await verifyOffline(text, trust, NOW)
      expect(verdict).toMatchObject({ status: 'expired', code: 'PASS_RECALLED', shown: null })
      expect(verdict.message).toContain('go online once')
    }
  })

  test('count to the end of their key set, and then are not checked', async () => {
    const trust = await hold({ issuedAt: before(60_000) })
    const endOf = (expiresAt: Date) => ({ ...trust, keySet: { ...trust.keySet, expiresAt } })
    const last = await verifyOffline(text, endOf(new Date(NOW.getTime() + 1000)), NOW)
    const over = await verifyOffline(text, endOf(NOW), NOW)

    expect(last).toMatchObject({ status: 'valid' })
    expect(over).toMatchObject({ status: 'not_checked', code: 'KEY_SET_EXPIRED' })
    expect(over.checks).toContainEqual(
      expect.objectContaining({ check: 'issuerSignature', result: 'not_checked' }),
    )
  })

  test('past the end of their set still tell a forgery and a revoked pass', async () => {
    const trust = await hold({ revoked: [STATUS_INDEX] })
    const over = { ...trust, keySet: { ...trust.keySet, expiresAt: NOW } }
    const forged = await presentFromDevice()
    forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1

    expect(await verifyOffline(text, over, NOW)).toMatchObject({ code: 'PASS_REVOKED' })
    expect(await verifyOffline(toTokenText(forged), over, NOW)).toMatchObject({
      code: 'DEVICE_SIGNATURE_INVALID',
    })
  })

  test('past the end of their set do not pass in a code that its device did not sign', async () => {
    const trust = await hold()
    const over = { ...trust, keySet: { ...trust.keySet, expiresAt: NOW } }
    const foreign = toTokenText(await presentFromDevice({ deviceKey: OTHER_KEY }))
    const resultsOf = async (held: typeof trust, orElse = NOW) => {
      const { code, checks } = await verifyOffline(foreign, held, NOW, orElse)
      return [code, ...checks.slice(1, 4).map(({ result }) => result)]
    }

    const untrusted = ['DEVICE_SIGNATURE_INVALID', 'passed', 'not_checked', 'failed']
    expect(await resultsOf(trust)).toEqual(untrusted.with(2, 'passed'))
    expect(await resultsOf(over)).toEqual(untrusted)
    expect(await resultsOf(over, before(1000))).toEqual(untrusted)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { STATUS_LIST_LIFE_MS } from '#contracts/presentation/status-list.ts'
import { TrustBundle } from '#contracts/presentation/trust-bundle.ts'
import { openTrustBundle, verifyOffline } from '#contracts/verification/verify-offline.ts'
import {
  buildBundle,
  buildIssuerKey,
  buildSigner,
  ISSUER_KEY,
  LIST_SIZE,
  minutesFromNow,
  NOW,
  OTHER_KEY,
  presentFromDevice,
  STATUS_INDEX,
} from '#tests/contracts/presentation/fixtures.ts'

let text: string

beforeAll(async () => {
  text = toTokenText(await presentFromDevice())
})

async function verifyWithListOf(issuedAt: Date, revoked: number[] = []) {
  const trust = await openTrustBundle(await buildBundle(revoked, { issuedAt }))
  return verifyOffline(text, trust, NOW)
}

const before = (ms: number) => new Date(NOW.getTime() - ms)

test('a bundle survives the way over the wire', async () => {
  const bundle = await buildBundle([1])
  expect(TrustBundle.parse(JSON.parse(JSON.stringify(bundle)))).toEqual(bundle)
})

describe('without a network', () => {
  test('a genuine code with a fresh list is valid, and says how old the list is', async () => {
    const verdict = await verifyWithListOf(minutesFromNow(-15))
    expect(verdict).toMatchObject({ status: 'valid', revocationAsOf: minutesFromNow(-15) })
    const notChecked = verdict.checks.filter(({ result }) => result === 'not_checked')
    expect(notChecked.map(({ check }) => check)).toEqual(['record', 'anchor'])
  })

  test.each([
    ['a second under 24 hours', STATUS_LIST_LIFE_MS - 1000, 'valid'],
    ['24 hours', STATUS_LIST_LIFE_MS, 'not_checked'],
    ['25 hours', STATUS_LIST_LIFE_MS + 3_600_000, 'not_checked'],
    ['a year', 365 * 86_400_000, 'not_checked'],
    ['30 s in the future', -30_000, 'valid'],
    ['a day in the future', -86_400_000, 'not_checked'],
  ])('a list of %s gives %3$s', async (_name, age, status) => {
    const verdict = await verifyWithListOf(before(age))
    expect(verdict).toMatchObject({ status, revocationAsOf: before(age) })
  })

  test('a sample is one, however old the list is, and never valid', async () => {
    const sample = toTokenText(await presentFromDevice({ pass: { isSample: true } }))
    for (const age of [0, STATUS_LIST_LIFE_MS]) {
      const trust = await openTrustBundle(await buildBundle([], { issuedAt: before(age) }))
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
      expect(verdict).toMatchObject({ status: 'revoked', code: 'PASS_REVOKED' })
    }
  })

  test('the bits beside it say nothing about a pass', async () => {
    const verdict = await verifyWithListOf(NOW, [STATUS_INDEX - 1, STATUS_INDEX + 1])
    expect(verdict.status).toBe('valid')
  })

  test('a pass that is newer than the list is not checked', async () => {
    const pass = { statusIndex: LIST_SIZE }
    const trust = await openTrustBundle(await buildBundle())
    const verdict = await verifyOffline(toTokenText(await presentFromDevice({ pass })), trust, NOW)
    expect(verdict).toMatchObject({ status: 'not_checked', code: 'REVOCATION_NOT_CHECKED' })
  })

  test('a list that the issuer did not sign is no list', async () => {
    const signer = await buildSigner(OTHER_KEY)
    const trust = await openTrustBundle(await buildBundle([], { signer }))
    expect(trust.statusList).toBeNull()
    expect(await verifyOffline(text, trust, NOW)).toMatchObject({
      status: 'not_checked',
      revocationAsOf: null,
    })
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

  test('a key that the issuer may have made since is not called a forgery', async () => {
    const issuerKeys = [buildIssuerKey(OTHER_KEY)]
    const signer = await buildSigner(OTHER_KEY)
    const trust = await openTrustBundle(await buildBundle([], { issuerKeys, signer }))
    expect(await verifyOffline(text, trust, NOW)).toMatchObject({
      status: 'not_checked',
      code: 'ISSUER_NOT_KNOWN_HERE',
    })
  })

  test('a forgery is invalid', async () => {
    const signer = { ...(await buildSigner(OTHER_KEY)), kid: (await buildSigner()).kid }
    const trust = await openTrustBundle(await buildBundle())
    const forged = toTokenText(await presentFromDevice({ signer }))
    expect(await verifyOffline(forged, trust, NOW)).toMatchObject({ status: 'invalid' })
  })

  test('both the retired and the new key of the issuer verify', async () => {
    const issuerKeys = [
      buildIssuerKey(ISSUER_KEY, { retiredAt: NOW.toISOString() }),
      buildIssuerKey(OTHER_KEY, { notBefore: NOW.toISOString() }),
    ]
    const signer = await buildSigner(OTHER_KEY)
    const trust = await openTrustBundle(await buildBundle([], { issuerKeys, signer }))
    const pass = { issuedAt: NOW }
    const renewed = toTokenText(await presentFromDevice({ signer, pass, issuedAt: NOW }))

    expect(await verifyOffline(text, trust, NOW)).toMatchObject({ status: 'valid' })
    expect(await verifyOffline(renewed, trust, NOW)).toMatchObject({ status: 'valid' })
  })

  test('an expired code is expired even when revocation was not checked', async () => {
    const trust = await openTrustBundle(await buildBundle([], { issuedAt: before(1e10) }))
    const verdict = await verifyOffline(text, trust, minutesFromNow(30))
    expect(verdict).toMatchObject({ status: 'expired', code: 'QR_TOKEN_EXPIRED' })
  })
})

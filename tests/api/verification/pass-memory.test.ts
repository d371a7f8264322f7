import { describe, expect, test, vi } from 'vitest'
import { fromHex } from '#contracts/bytes.ts'
import { checkByWebCrypto, type CheckSignature } from '#contracts/encoding/cose.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { parsePass } from '#contracts/presentation/pass.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import { openPassMemory } from '#api/verification/pass-memory.ts'
import {
  buildIssuerKey,
  buildTrust,
  DEVICE_KEY,
  importPrivateKey,
  minutesFromNow,
  nameOf,
  OTHER_KEY,
  PASS_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }

const PASS = fromHex(vectors.devicePass)
const TRUST = buildTrust()

/** Makes a new code of a pass. */
async function show(pass = PASS, deviceKey = DEVICE_KEY): Promise<Uint8Array<ArrayBuffer>> {
  return signPresentation(await importPrivateKey(deviceKey), {
    pass,
    issuedAt: minutesFromNow(-1),
    expiresAt: minutesFromNow(6),
    presentationId: crypto.getRandomValues(new Uint8Array(8)),
  })
}

/**
 * Opens a verifier that has already checked the pass once. With `isNew`, the verifier has checked
 * nothing yet.
 */
async function openVerifier({ isNew = false } = {}) {
  const checkSignature = vi.fn<CheckSignature>(checkByWebCrypto)
  const means = { checkSignature, ...openPassMemory() }
  const verify = async (code: Uint8Array, trust = TRUST) => {
    const answer = await authenticate(toTokenText(code), trust, means)
    return answer.isAuthentic ? 'authentic' : answer.code
  }
  if (!isNew) expect(await verify(await show())).toBe('authentic')
  checkSignature.mockClear()
  return { verify, checkSignature }
}

describe('a pass that was seen before', () => {
  test('needs the signature of the device alone', async () => {
    const { verify, checkSignature } = await openVerifier({ isNew: true })
    expect(await verify(await show())).toBe('authentic')
    expect(checkSignature).toHaveBeenCalledTimes(2)
    expect(await verify(await show())).toBe('authentic')
    expect(checkSignature).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['was stopped', { stopped: [nameOf(PASS_KEY)] }, 'PASS_RECALLED'],
    [
      'was stolen',
      { keys: [buildIssuerKey(PASS_KEY, { compromisedAt: minutesFromNow(-1) })] },
      'PASS_RECALLED',
    ],
    [
      'signs for another time',
      { keys: [buildIssuerKey(PASS_KEY, { notBefore: minutesFromNow(0) })] },
      'SIGNATURE_INVALID',
    ],
    [
      'has another point under its kid',
      { keys: [{ ...buildIssuerKey(OTHER_KEY), kid: nameOf(PASS_KEY) }] },
      'UNKNOWN_ISSUER',
    ],
    ['is in no key set any more', { keys: [buildIssuerKey(OTHER_KEY)] }, 'UNKNOWN_ISSUER'],
  ])('is refused where its key %s', async (_how, changes, code) => {
    const { verify } = await openVerifier()
    expect(await verify(await show(), buildTrust(changes))).toBe(code)
    expect(await verify(await show())).toBe('authentic')
  })

  test('is refused with an altered byte, of the issuer or of the device', async () => {
    const { verify } = await openVerifier()
    const ofIssuer = Uint8Array.from(PASS)
    ofIssuer[ofIssuer.length - 1] = (ofIssuer.at(-1) ?? 0) ^ 1
    expect(await verify(await show(ofIssuer))).toBe('SIGNATURE_INVALID')
    const ofDevice = await show()
    ofDevice[ofDevice.length - 1] = (ofDevice.at(-1) ?? 0) ^ 1
    expect(await verify(ofDevice)).toBe('DEVICE_SIGNATURE_INVALID')
    expect(await verify(await show(PASS, OTHER_KEY))).toBe('DEVICE_SIGNATURE_INVALID')
  })
})

test('a pass is kept only once both signatures hold', async () => {
  const { verify, checkSignature } = await openVerifier({ isNew: true })
  expect(await verify(await show(PASS, OTHER_KEY))).toBe('DEVICE_SIGNATURE_INVALID')
  expect(await verify(await show())).toBe('authentic')
  expect(checkSignature).toHaveBeenCalledTimes(4)
})

describe('of many passes', () => {
  const passes = ['00', '01', '02'].map((last) => {
    const bytes = fromHex(vectors.devicePass.slice(0, -2) + last)
    return parsePass(bytes)
  })
  const proven = { signedBy: PASS_KEY, deviceKey: null }

  test.each([
    ['in number', [2, 1_000_000]],
    ['in bytes', [1_000, 2 * PASS.length]],
  ])('the one that was shown longest ago is forgotten, bounded %s', (_by, bounds) => {
    const { readPass, keepPass } = openPassMemory(...bounds)
    const isKept = () => passes.map(({ bytes }) => readPass(bytes).proven !== undefined)
    const [first, second, third] = passes as [(typeof passes)[0], ...typeof passes]
    keepPass(first, proven)
    if (second) keepPass(second, proven)
    readPass(first.bytes)
    if (third) keepPass(third, proven)
    expect(isKept()).toEqual([true, false, true])
  })
})

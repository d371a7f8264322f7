import { beforeAll, describe, expect, test } from 'vitest'
import { concatBytes, fromHex, toHex } from '#contracts/bytes.ts'
import { type CborInput, decodeCbor, encodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1, type Kind } from '#contracts/encoding/cose.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { signPass } from '#contracts/presentation/pass.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import {
  buildDevicePass,
  buildIssuerKey,
  buildSigner,
  buildTokenPass,
  buildTrust,
  DEVICE_KEY,
  importPrivateKey,
  OTHER_KEY,
  PASS_KEY,
  presentFromDevice,
  twinOf,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { rounds, SEED } from '#tests/support/rounds.ts'
import {
  changeDigits,
  cutAndExtend,
  findUnrefused,
  flipBits,
  type Genuine,
  scramble,
  seededRandom,
  splice,
} from './mutants.ts'

const TRUST = buildTrust()
const SLOW = { timeout: 600_000 }

let device: Genuine
let minted: Genuine

beforeAll(async () => {
  const signer = await buildSigner()
  const pass = fromHex(vectors.devicePass)
  device = { token: fromHex(vectors.presentation), pass }
  const token = await signPass(signer, buildTokenPass())
  minted = { token, pass: token }
})

async function answerTo(token: Uint8Array): Promise<string> {
  const answer = await authenticate(toTokenText(token), TRUST)
  return answer.isAuthentic ? 'accepted' : answer.code
}

describe('of a code that a device shows', () => {
  test('the code itself is accepted', async () => {
    expect(await answerTo(device.token)).toBe('accepted')
  })

  test('each flipped bit is refused for its reason', async () => {
    const { tried, faults } = await findUnrefused(flipBits(device), TRUST)
    expect(faults).toEqual([])
    expect(tried).toBe(8 * 325)
  })

  test('each beginning and each longer one is refused as malformed', async () => {
    const { tried, faults } = await findUnrefused(cutAndExtend(device), TRUST)
    expect(faults).toEqual([])
    expect(tried).toBeGreaterThan(1_300)
  })

  test('each splice with another code of the same pass is refused', async () => {
    const token = await presentFromDevice({ presentationId: new Uint8Array(8).fill(0xee) })
    const { faults } = await findUnrefused(splice(device, { ...device, token }), TRUST)
    expect(faults).toEqual([])
  })

  test('no scrambled one is accepted', SLOW, async () => {
    const mutants = scramble(device, rounds(41_000, 400), seededRandom(SEED))
    expect((await findUnrefused(mutants, TRUST)).faults).toEqual([])
  })
})

describe('of a code that the server minted', () => {
  test('the code itself is accepted', async () => {
    expect(await answerTo(minted.token)).toBe('accepted')
  })

  test('each flipped bit is refused for its reason', async () => {
    expect((await findUnrefused(flipBits(minted), TRUST)).faults).toEqual([])
  })

  test('each changed digit is refused', async () => {
    const { tried, faults } = await findUnrefused(changeDigits(minted), TRUST)
    expect(faults).toEqual([])
    expect(tried).toBeGreaterThan(4_000)
  })

  test('no scrambled one is accepted', SLOW, async () => {
    const mutants = scramble(minted, rounds(41_000, 400), seededRandom(SEED))
    expect((await findUnrefused(mutants, TRUST)).faults).toEqual([])
  })
})

describe('refused by name', () => {
  test.each(vectors.refused)('$name: $code', async ({ text, code }) => {
    const answer = await authenticate(text, TRUST)
    expect(answer).toMatchObject({ isAuthentic: false, code })
  })

  test.each<Kind>(['vsg/keys/1', 'vsg/manifest/1', 'vsg/credential/1', 'vsg/presentation/1'])(
    'claims of a pass that the pass key signed as %s',
    async (kind) => {
      const { kid, privateKey } = await buildSigner()
      const claims = decodeCbor(readSign1(minted.token).payload)
      expect(await answerTo(await sign1({ kind, kid, privateKey }, claims))).toBe(
        'SIGNATURE_INVALID',
      )
    },
  )

  test('a presentation that its device signed as something else', async () => {
    const claims = decodeCbor(readSign1(device.token).payload)
    const privateKey = await importPrivateKey(DEVICE_KEY)
    const token = await sign1({ kind: 'vsg/pass/2', privateKey }, claims)
    expect(await answerTo(token)).toBe('DEVICE_SIGNATURE_INVALID')
  })

  test('another algorithm, whatever it is', async () => {
    for (const algorithm of [-8, -35, -36, -37, -257, 5, 0]) {
      const header = encodeCbor(new Map([[1, algorithm]]))
      const { payload, signature } = readSign1(device.token)
      const token = encodeCbor([header, new Map(), payload, signature])
      expect(await answerTo(token)).toBe('TOKEN_MALFORMED')
    }
  })

  test('a header with a critical, a content type or a second kid', async () => {
    const { payload, signature } = readSign1(minted.token)
    const headers: CborInput[] = [
      new Map<number, CborInput>([
        [1, -7],
        [2, [1]],
        [4, buildKid()],
      ]),
      new Map<number, CborInput>([
        [1, -7],
        [3, 0],
        [4, buildKid()],
      ]),
      new Map<number, CborInput>([
        [1, -7],
        [4, new Uint8Array(9)],
      ]),
      new Map<number, CborInput>([[4, buildKid()]]),
      [],
    ]
    for (const header of headers) {
      const token = encodeCbor([encodeCbor(header), new Map(), payload, signature])
      expect(await answerTo(token)).toBe('TOKEN_MALFORMED')
    }
  })

  test('a kid in the unprotected header', async () => {
    const { payload, signature } = readSign1(minted.token)
    const header = encodeCbor(new Map([[1, -7]]))
    const token = encodeCbor([header, new Map([[4, buildKid()]]), payload, signature])
    expect(await answerTo(token)).toBe('TOKEN_MALFORMED')
  })

  test('a claim more than a pass has', async () => {
    const { kid, privateKey } = await buildSigner()
    const claims = decodeCbor(readSign1(minted.token).payload)
    if (claims instanceof Map) claims.set(3, 'audience')
    const token = await sign1({ kind: 'vsg/pass/2', kid, privateKey }, claims)
    expect(await answerTo(token)).toBe('TOKEN_MALFORMED')
  })

  test('the signature of nothing: all zeros, and all ones', async () => {
    for (const byte of [0, 0xff]) {
      const signature = new Uint8Array(64).fill(byte)
      expect(await answerTo(concatBytes(minted.token.subarray(0, -64), signature))).toBe(
        'SIGNATURE_INVALID',
      )
    }
  })

  test('a pass whose device point is not on the curve', async () => {
    const devicePoint = new Uint8Array(33).fill(0xff).fill(2, 0, 1)
    const token = await presentFromDevice({ pass: { holder: { devicePoint } } })
    expect(await answerTo(token)).toBe('DEVICE_SIGNATURE_INVALID')
  })
})

test('a key under a kid that is not its own is not found', async () => {
  const keys = [{ ...buildIssuerKey(OTHER_KEY), kid: vectors.kids.pass }]
  const answer = await authenticate(toTokenText(minted.token), buildTrust({ keys }))
  expect(answer).toMatchObject({ code: 'UNKNOWN_ISSUER' })
})

test('an answer names the issuer whose key set has the key', async () => {
  const keys = [buildIssuerKey(PASS_KEY)]
  const trust = buildTrust({ issuer: 'new.example', keys })
  const answer = await authenticate(toTokenText(minted.token), trust)
  expect(answer).toMatchObject({ isAuthentic: true, issuer: 'new.example' })
})

describe('the identity of a code', () => {
  test('is that of its twin signature, which is accepted as well', async () => {
    const tokens = [device.token, minted.token]
    for (const token of tokens) {
      const twin = twinOf(token)
      expect(toHex(twin)).not.toBe(toHex(token))
      expect(await answerTo(twin)).toBe('accepted')
      expect(presentationIdentity(twin)).toEqual(presentationIdentity(token))
    }
  })

  test('is another for each showing of one pass', async () => {
    const other = await presentFromDevice({ presentationId: new Uint8Array(8) })
    expect(presentationIdentity(other)).not.toEqual(presentationIdentity(device.token))
  })

  test('is the one that authenticating it gives', async () => {
    const answer = await authenticate(toTokenText(device.token), TRUST)
    expect(answer.isAuthentic && toHex(answer.identity)).toBe(vectors.presentationIdentity)
  })
})

test('a code says neither the name nor any digit of the passport', async () => {
  const signer = await buildSigner()
  const pass = await signPass(signer, buildDevicePass())
  const text = new TextDecoder('latin1').decode(pass)
  expect(text).not.toContain('Amara')
  expect(text).not.toContain('4821')
  expect(text).toContain('AO')
})

function buildKid(): Uint8Array {
  return fromHex(vectors.kids.pass)
}

import { StatusList as ForeignList } from '@owf/token-status-list'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromHex } from '#contracts/bytes.ts'
import { type CborInput, decodeCbor } from '#contracts/presentation/cbor.ts'
import { readSign1, sign1 } from '#contracts/presentation/cose.ts'
import {
  isRevokedIn,
  openStatusList,
  packStatusBits,
  signStatusList,
  STATUS_LIST_BYTES_MAX,
} from '#contracts/presentation/status-list.ts'
import { buildIssuerKey, buildSigner, ISSUER, NOW, OTHER_KEY } from './fixtures.ts'

const TRUST = { issuer: ISSUER, issuerKeys: [buildIssuerKey()] }
const IAT = 6
const ISS = 1
const TTL = 65_534
const STATUS_LIST = 65_533

describe('a signed status list', () => {
  test('tells for every index whether it was revoked', async () => {
    const revoked = [0, 7, 8, 100, 1023]
    const signed = await signStatusList(await buildSigner(), {
      bits: packStatusBits(1024, revoked),
      issuedAt: NOW,
    })
    const list = await openStatusList(signed, TRUST)
    const indices = Array.from({ length: 1024 }, (_, index) => index)

    expect(list?.issuedAt).toEqual(NOW)
    expect(indices.filter((index) => list && isRevokedIn(list, index))).toEqual(revoked)
  })

  test('does not know an index beyond its end', async () => {
    const signed = await signStatusList(await buildSigner(), {
      bits: new Uint8Array(2),
      issuedAt: NOW,
    })
    const list = await openStatusList(signed, TRUST)

    expect(list && isRevokedIn(list, 15)).toBe(false)
    expect(list && isRevokedIn(list, 16)).toBeUndefined()
    expect(list && isRevokedIn(list, 2 ** 32 - 1)).toBeUndefined()
  })

  test('of 100,000 entries with one in a hundred revoked takes less than two kilobytes', async () => {
    const revoked = Array.from({ length: 1000 }, (_, step) => step * 100 + ((step * 37) % 100))
    const bits = packStatusBits(131_072, revoked)
    const signed = await signStatusList(await buildSigner(), { bits, issuedAt: NOW })

    expect(signed.length).toBeLessThan(2_600)
  })

  test('says the same to a foreign library', () => {
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 8, maxLength: 2048 }),
        async (entries) => {
          const whole = [...entries, ...Array<boolean>((8 - (entries.length % 8)) % 8).fill(false)]
          const revoked = whole.flatMap((isRevoked, index) => (isRevoked ? [index] : []))
          const signed = await signStatusList(await buildSigner(), {
            bits: packStatusBits(whole.length, revoked),
            issuedAt: NOW,
          })

          const theirs = ForeignList.decompressStatusListFromBytes(deflatedIn(signed), 1)
          expect(whole.map((_, index) => theirs.getStatus(index) === 1)).toEqual(whole)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('can hold what a foreign library deflated', async () => {
    const theirs = new ForeignList([1, 0, 0, 1, 1, 1, 0, 1], 1).compressStatusListToBytes()
    const list = await openStatusList(await signList(theirs), TRUST)

    expect(list?.bits).toEqual(Uint8Array.of(0b1011_1001))
  })
})

describe('the example of the IETF draft', () => {
  test('of sixteen one-bit entries has the draft’s two bytes', () => {
    const entries = [1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1]
    const revoked = entries.flatMap((entry, index) => (entry === 1 ? [index] : []))

    expect(packStatusBits(16, revoked)).toEqual(fromHex('b9a3'))
  })
})

describe('opening a list', () => {
  test('that another key signed gives nothing', async () => {
    const signed = await signStatusList(await buildSigner(OTHER_KEY), {
      bits: new Uint8Array(8),
      issuedAt: NOW,
    })
    expect(await openStatusList(signed, TRUST)).toBeNull()
  })

  test('whose bytes were changed gives nothing', async () => {
    const signed = await signStatusList(await buildSigner(), {
      bits: new Uint8Array(8),
      issuedAt: NOW,
    })
    for (let at = signed.length - 64; at < signed.length; at++) {
      const changed = signed.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await openStatusList(changed, TRUST)).toBeNull()
    }
  })

  test('checks the signature before it inflates anything', async () => {
    const signed = await signList(new Uint8Array(40).fill(0xff), OTHER_KEY)
    expect(await openStatusList(signed, TRUST)).toBeNull()
  })

  test('stops at the bound when a few bytes would inflate to many', async () => {
    const bits = new Uint8Array(STATUS_LIST_BYTES_MAX + 1)
    const deflated = await deflate(bits)

    expect(deflated.length).toBeLessThan(10_000)
    await expect(openStatusList(await signList(deflated), TRUST)).rejects.toThrow('inflated')
  })

  test.each<[string, (deflated: Uint8Array) => Uint8Array]>([
    ['is cut off', (deflated) => deflated.subarray(0, -3)],
    ['is not zlib', () => new Uint8Array(32)],
  ])('that %s is refused', async (_name, change) => {
    const deflated = change(await deflate(new Uint8Array(64).fill(0x5a)))
    await expect(openStatusList(await signList(deflated), TRUST)).rejects.toThrow('inflated')
  })
})

test('an index beyond the list cannot be packed', () => {
  expect(() => packStatusBits(8, [8])).toThrow(RangeError)
})

function deflatedIn(signed: Uint8Array): Uint8Array {
  const claims = decodeCbor(readSign1(signed).payload)
  const list = claims instanceof Map ? claims.get(STATUS_LIST) : undefined
  const deflated = list instanceof Map ? list.get('lst') : undefined
  if (!(deflated instanceof Uint8Array)) throw new Error('The list holds no entries')
  return deflated
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream()
  const deflated = stream.pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(deflated).arrayBuffer())
}

/** A well-signed list around any bytes. */
async function signList(deflated: Uint8Array, key?: typeof OTHER_KEY): Promise<Uint8Array> {
  const { kid, privateKey, issuer } = await buildSigner(key)
  return sign1(
    { kind: 'vsg/status/1', kid, privateKey },
    new Map<number, CborInput>([
      [ISS, issuer],
      [IAT, NOW.getTime() / 1000],
      [TTL, 86_400],
      [
        STATUS_LIST,
        new Map<string, CborInput>([
          ['bits', 1],
          ['lst', deflated],
        ]),
      ],
    ]),
  )
}

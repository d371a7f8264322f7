import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concatBytes, fromHex, toHex } from '#contracts/bytes.ts'
import {
  CBOR_BYTES_MAX,
  CBOR_DEPTH_MAX,
  type CborInput,
  type CborValue,
  decodeCbor,
  encodeCbor,
} from '#contracts/encoding/cbor.ts'
import { cborValues } from './cbor-values.ts'

describe('the encoding', () => {
  // These are the examples of RFC 8949, appendix A, that our format can encode.
  test.each<[CborInput, string]>([
    [0, '00'],
    [23, '17'],
    [24, '1818'],
    [255, '18ff'],
    [256, '190100'],
    [65_535, '19ffff'],
    [65_536, '1a00010000'],
    [4_294_967_295, '1affffffff'],
    [4_294_967_296, '1b0000000100000000'],
    [1_000_000_000_000, '1b000000e8d4a51000'],
    [Number.MAX_SAFE_INTEGER, '1b001fffffffffffff'],
    [-1, '20'],
    [-100, '3863'],
    [-1000, '3903e7'],
    [Number.MIN_SAFE_INTEGER, '3b001ffffffffffffe'],
    [false, 'f4'],
    [true, 'f5'],
    [fromHex('01020304'), '4401020304'],
    ['', '60'],
    ['ü', '62c3bc'],
    ['𐅑', '64f0908591'],
    [[1, [2, 3], [4, 5]], '8301820203820405'],
    [new Map([['a', 'A']]), 'a161616141'],
  ])('of %j is %s', (value, hex) => {
    expect(toHex(encodeCbor(value))).toBe(hex)
    expect(decodeCbor(fromHex(hex))).toEqual(value)
  })

  test('puts the keys of a map in the order of their bytes', () => {
    const keys = ['b', 'aa', -1, 100, 10, '', -65_537]
    const encoded = toHex(encodeCbor(new Map(keys.map((key) => [key, 0]))))

    expect(encoded).toBe('a70a001864002000' + '3a0001000000' + '6000616200' + '62616100')
  })

  test.each<[string, CborInput]>([
    ['a fraction', 1.5],
    ['an unsafe integer', 2 ** 53],
    ['half a character', '\ud800'],
  ])('of %s does not exist', (_name, value) => {
    expect(() => encodeCbor(value)).toThrow(RangeError)
  })

  test('of any value decodes to that value', () => {
    fc.assert(
      fc.property(cborValues, (value) => {
        expect(decodeCbor(encodeCbor(value))).toEqual(value)
      }),
    )
  })
})

describe('the decoder', () => {
  test.each([
    ['not in shortest form', '1817'],
    ['not in shortest form', '1900ff'],
    ['not in shortest form', '1a0000ffff'],
    ['not in shortest form', '1b00000000ffffffff'],
    ['not in shortest form', '3817'],
    ['not in shortest form', '580100'],
    ['not in shortest form', '7801' + '61'],
    ['not in shortest form', '980100'],
    ['not in shortest form', 'b8010000'],
    ['indefinite length', '5f41ff'],
    ['indefinite length', '9fff'],
    ['indefinite length', 'bfff'],
    ['a reserved length', '1c'],
    ['a tag', 'c074323031332d30332d32315432303a30343a30305a'],
    ['a tag', 'd28443a10126a0f640'],
    ['a value that the format does not have', 'f6'],
    ['a value that the format does not have', 'f7'],
    ['a value that the format does not have', 'f93c00'],
    ['a value that the format does not have', 'f820'],
    ['a value that the format does not have', 'ff'],
    ['the same key twice', 'a201000100'],
    ['keys out of order', 'a202000100'],
    ['keys out of order', 'a2616100' + '0100'],
    ['a key that is neither number nor text', 'a1410000'],
    ['a key that is neither number nor text', 'a1f500'],
    ['a number that is too large', '1b0020000000000000'],
    ['a number that is too large', '3b001fffffffffffff'],
    ['a number that is too large', '5b0020000000000000'],
    ['text that is not UTF-8', '61ff'],
    ['text that is not UTF-8', '63eda080'],
    ['bytes after the end', '0000'],
    ['cut off', ''],
    ['cut off', '19ff'],
    ['cut off', '4401'],
    ['cut off', '9bffffffffff'],
    ['cut off', '9a7fffffff00'],
    ['cut off', 'a100'],
    ['nested too deep', '81'.repeat(CBOR_DEPTH_MAX + 1) + '00'],
  ])('refuses %s: %s', (reason, hex) => {
    expect(() => decodeCbor(fromHex(hex))).toThrow(reason)
  })

  test('takes the deepest nesting that is allowed', () => {
    expect(decodeCbor(fromHex('81'.repeat(CBOR_DEPTH_MAX) + '00'))).toBeDefined()
  })

  test('refuses more bytes than it will read', () => {
    const bytes = concatBytes(fromHex('5a00400001'), new Uint8Array(CBOR_BYTES_MAX + 1))
    expect(() => decodeCbor(bytes)).toThrow('too many bytes')
  })

  test('takes nothing but what the encoder writes', () => {
    const numRuns = 20_000
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
        const value = decodeOrNothing(bytes)
        if (value !== undefined) expect(toHex(encodeCbor(value))).toBe(toHex(bytes))
      }),
      { numRuns },
    )
  })

  test('copies byte strings, so that changing them leaves the input alone', () => {
    const input = fromHex('420102')
    const bytes = decodeCbor(input)
    if (bytes instanceof Uint8Array) bytes.fill(0)

    expect(toHex(input)).toBe('420102')
  })
})

function decodeOrNothing(bytes: Uint8Array): CborValue | undefined {
  try {
    return decodeCbor(bytes)
  } catch {
    return undefined
  }
}

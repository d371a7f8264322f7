import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareBytes,
  concatBytes,
  equalBytes,
  fromBase64Url,
  fromHex,
  toBase64Url,
  toHex,
} from '#contracts/bytes.ts'

const bytes = fc.uint8Array({ maxLength: 80 })

describe('hexadecimal', () => {
  test('agrees with Node and comes back unchanged', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(toHex(value)).toBe(Buffer.from(value).toString('hex'))
        expect(fromHex(toHex(value))).toEqual(new Uint8Array(value))
      }),
    )
  })

  test('takes a 0x in front', () => {
    expect(fromHex('0x00ff')).toEqual(new Uint8Array([0, 255]))
  })

  test.each(['0', '0x0', 'FF', 'zz', ' 00', '00 ', '0x0x00', '00\n'])('refuses %j', (text) => {
    expect(() => fromHex(text)).toThrow(RangeError)
  })
})

describe('base64url', () => {
  test('agrees with Node and comes back unchanged', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(toBase64Url(value)).toBe(Buffer.from(value).toString('base64url'))
        expect(fromBase64Url(toBase64Url(value))).toEqual(new Uint8Array(value))
      }),
    )
  })

  test.each(['A', 'AA==', 'AB', 'AAB', 'A+AA', 'A/AA', 'AA AA', 'AAAAA', 'AA\n'])(
    'refuses %j',
    (text) => {
      expect(() => fromBase64Url(text)).toThrow(RangeError)
    },
  )
})

describe('byte strings', () => {
  test('are joined in the order given', () => {
    const joined = concatBytes(new Uint8Array([1]), new Uint8Array(), new Uint8Array([2, 3]))
    expect(joined).toEqual(new Uint8Array([1, 2, 3]))
    expect(concatBytes()).toEqual(new Uint8Array())
  })

  test('are equal and ordered as Node says', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(equalBytes(one, other)).toBe(Buffer.from(one).equals(other))
        expect(Math.sign(compareBytes(one, other))).toBe(Buffer.compare(one, other))
        expect(equalBytes(one, new Uint8Array(one))).toBe(true)
      }),
    )
  })
})

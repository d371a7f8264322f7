import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromTokenText, isTokenText, toTokenText } from '#contracts/presentation/digits.ts'

describe('the text of a token', () => {
  test('gives the bytes back, zeros at the front included', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 490 }), (bytes) => {
        const text = toTokenText(bytes)
        expect(text).toMatch(/^[1-9][0-9]+$/)
        expect(fromTokenText(text)).toEqual(new Uint8Array(bytes))
      }),
    )
    expect(fromTokenText(toTokenText(new Uint8Array(20)))).toEqual(new Uint8Array(20))
  })

  test('cannot hold more than 1200 digits', () => {
    expect(toTokenText(new Uint8Array(498))).toHaveLength(1200)
    expect(() => toTokenText(new Uint8Array(499))).toThrow(RangeError)
  })

  test.each(['', '0123', '12a', ' 123', '123 ', '+123', '1e5', '0x12', '１２３', '1'.repeat(1201)])(
    'is not %j',
    (text) => {
      expect(isTokenText(text)).toBe(false)
      expect(() => fromTokenText(text)).toThrow('not a number of the right length')
    },
  )

  test.each([
    ['another version', 0x02ffn.toString()],
    ['half a byte', 0x1fffn.toString()],
  ])('names %s', (_name, text) => {
    expect(() => fromTokenText(text)).toThrow('version')
  })
})

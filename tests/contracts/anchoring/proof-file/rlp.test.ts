import { encodeRlp } from 'ethers'
import { describe, expect, test } from 'vitest'
import { decodeRlp, readQuantity, type RlpItem } from '#contracts/anchoring/proof-file/rlp.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/** RLP items in the format of ethers. */
type Nested = string | Nested[]

function toNested(item: RlpItem): Nested {
  return Array.isArray(item) ? item.map(toNested) : `0x${toHex(item)}`
}

const bytes = (count: number, value = 'c4') => `0x${value.repeat(count)}`

describe('what another writer has written is read', () => {
  test.each<[string, Nested]>([
    ['nothing', '0x'],
    ['a byte that stands for itself', '0x7f'],
    ['a byte that does not', '0x80'],
    ['55 bytes, the most with a short length', bytes(55)],
    ['56 bytes, the first with a long one', bytes(56)],
    ['300 bytes, whose length takes two', bytes(300)],
    ['70,000 bytes, whose length takes three', bytes(70_000)],
    ['an empty list', []],
    ['a list of 56 bytes', [bytes(54)]],
    ['lists in lists', [[], [[]], [[], [[]]], '0x01']],
    ['a node with all its children', Array.from({ length: 17 }, () => bytes(32))],
  ])('%s', (_name, item) => {
    expect(toNested(decodeRlp(fromHex(encodeRlp(item))))).toEqual(item)
  })

  test('eight lists in each other, and not nine', () => {
    const nest = (depth: number): Nested => (depth === 0 ? '0x01' : [nest(depth - 1)])
    expect(toNested(decodeRlp(fromHex(encodeRlp(nest(8)))))).toEqual(nest(8))
    expect(() => decodeRlp(fromHex(encodeRlp(nest(9))))).toThrow('lists in lists')
  })
})

describe('refused is', () => {
  test.each<[string, string]>([
    ['nothing at all', ''],
    ['a byte after the end', '8102' + '00'],
    ['an item that is cut off', '83c4c4'],
    ['a list that is cut off', 'c3c4'],
    ['an item that ends after its list', 'c282c4c4'],
    ['a byte with a length that it does not need', '8101'],
    ['a short item with a long length', 'b801c4'],
    ['55 bytes with a long length', 'b837' + 'c4'.repeat(55)],
    ['a short list with a long length', 'f801c0'],
    ['a length with a zero before it', 'b90038' + 'c4'.repeat(56)],
    ['a length that is cut off', 'b9c4'],
    ['a length of five bytes', 'bc0000000001' + 'c4'],
    ['a length of eight bytes', 'bfffffffffffffffff'],
  ])('%s', (_name, text) => {
    expect(() => decodeRlp(fromHex(text))).toThrow(MalformedError)
  })

  test('a length of five bytes, though so much came', () => {
    const head = fromHex('bc0100000000')
    expect(() => decodeRlp(head)).toThrow('a length that is none')
  })
})

describe('a number', () => {
  test.each([
    ['', 0n],
    ['01', 1n],
    ['0100', 256n],
    ['ff'.repeat(32), 2n ** 256n - 1n],
  ])('%s is %i', (text, number) => {
    expect(readQuantity(fromHex(text))).toBe(number)
  })

  test.each(['00', '0001', 'ff'.repeat(33)])('is not %s', (text) => {
    expect(() => readQuantity(fromHex(text))).toThrow(MalformedError)
  })

  test('is no list, and not missing', () => {
    expect(() => readQuantity([])).toThrow(MalformedError)
    expect(() => readQuantity(undefined)).toThrow(MalformedError)
  })
})

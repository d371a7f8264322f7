import { decode as foreignDecode, encode as foreignEncode, Tag } from 'cbor2'
import { describe, expect, test } from 'vitest'
import { fromHex, toHex } from '#contracts/bytes.ts'
import {
  type ForeignCbor,
  decodeForeignCbor,
  encodeForeignCbor,
  Tagged,
  unwrap,
  wrap,
} from '#api/interop/formats/foreign-cbor.ts'
import { decodeCbor } from '#contracts/encoding/cbor.ts'

describe('the codec of foreign formats', () => {
  test.each<[ForeignCbor, string]>([
    [null, 'f6'],
    [new Tagged(0, '2013-03-21T20:04:00Z'), 'c074323031332d30332d32315432303a30343a30305a'],
    [new Tagged(1004, '2026-01-01'), 'd903ec6a323032362d30312d3031'],
    [wrap(fromHex('6449455446')), 'd818456449455446'],
    [
      new Map<string | number, ForeignCbor>([
        ['b', 1],
        ['a', [true, null]],
        [-1, false],
      ]),
      'a36162016161' + '82f5f620f4',
    ],
  ])('writes and reads %o', (value, hex) => {
    expect(toHex(encodeForeignCbor(value))).toBe(hex)
    expect(decodeForeignCbor(fromHex(hex))).toEqual(value)
  })

  test('reads what another codec writes, and is read by it', () => {
    const items = [1, -7, 'ü', new Uint8Array([1, 2])]
    const value = new Map([['a', new Tagged(4_711, items)]])
    const foreign = new Map([['a', new Tag(4_711, items)]])

    expect(decodeForeignCbor(foreignEncode(foreign))).toEqual(value)
    expect(foreignDecode(encodeForeignCbor(value), { preferMap: true })).toEqual(foreign)
  })

  test.each([
    ['a longer head than it needs', '1817', 23],
    [
      'keys in any order',
      'a2616201616102',
      new Map([
        ['b', 1],
        ['a', 2],
      ]),
    ],
    ['what was left out, as null', 'f7', null],
  ])('takes %s, which our own tokens may not have', (_name, hex, value) => {
    expect(decodeForeignCbor(fromHex(hex))).toEqual(value)
    expect(() => decodeCbor(fromHex(hex))).toThrow()
  })

  test.each([
    ['a float', 'f93c00', 'does not have'],
    ['an indefinite length', '9fff', 'indefinite length'],
    ['the same key twice', 'a2616101616102', 'the same key twice'],
    ['the same key in two lengths', 'a20100180100', 'the same key twice'],
    ['another kind of key', 'a1410000', 'neither number nor text'],
    ['bytes after the end', '0000', 'bytes after the end'],
    ['a length beyond the end', '5affffffff00', 'cut off'],
    ['an array beyond the end', '9affffffff00', 'cut off'],
    ['a number beyond what is safe', '1bffffffffffffffff', 'too large'],
    ['a tag of nothing', 'd818', 'cut off'],
    ['nesting without end', '81'.repeat(17) + '00', 'nested too deep'],
    ['tags without end', 'c1'.repeat(17) + '00', 'nested too deep'],
    ['text that is not UTF-8', '61ff', 'not UTF-8'],
  ])('refuses %s', (_name, hex, reason) => {
    expect(() => decodeForeignCbor(fromHex(hex))).toThrow(reason)
  })

  test('refuses more bytes than it will read, before it reads them', () => {
    expect(() => decodeForeignCbor(new Uint8Array(64 * 1024 + 1))).toThrow('too many bytes')
  })

  test('unwraps nothing but bytes within tag 24', () => {
    expect(() => unwrap(new Tagged(25, new Uint8Array()))).toThrow('no tag 24')
    expect(() => unwrap(new Tagged(24, 'text'))).toThrow('no bytes')
  })
})

import { encodeRlp, keccak256, toBeHex } from 'ethers'
import { describe, expect, test } from 'vitest'
import { readBlockHeader } from '#contracts/anchoring/proof-file/block-header.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

const NUMBER = 8
const STATE_ROOT = 3
const TIMESTAMP = 11
const STATE = `0x${'5a'.repeat(32)}`
/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799

/**
 * Builds a block header with this number of fields. All fields are different. `changes` replaces
 * the fields at its positions.
 */
function buildHeader(fields: number, changes: Record<number, string> = {}): Uint8Array {
  const named: Record<number, string> = {
    [STATE_ROOT]: STATE,
    [NUMBER]: '0x1234',
    [TIMESTAMP]: toBeHex(1_780_000_000),
    ...changes,
  }
  return fromHex(encodeRlp(Array.from({ length: fields }, (_, at) => named[at] ?? toBeHex(at + 1))))
}

test('a header is read by the places of its fields, and named by its hash', () => {
  const bytes = buildHeader(21)
  const { hash, stateRoot, number, time } = readBlockHeader(bytes)
  expect(`0x${toHex(hash)}`).toBe(keccak256(bytes))
  expect(`0x${toHex(stateRoot)}`).toBe(STATE)
  expect(number).toBe(0x1234)
  expect(time).toEqual(new Date(1_780_000_000_000))
})

test('the fields of the first block are enough', () => {
  expect(readBlockHeader(buildHeader(15)).number).toBe(0x1234)
  expect(() => readBlockHeader(buildHeader(14))).toThrow(MalformedError)
})

test('a time is read up to the end of the year 9999', () => {
  const at = (seconds: number) => buildHeader(15, { [TIMESTAMP]: toBeHex(seconds) })
  expect(readBlockHeader(at(LAST_SECOND)).time.toISOString()).toBe('9999-12-31T23:59:59.000Z')
  expect(() => readBlockHeader(at(LAST_SECOND + 1))).toThrow('out of its range')
})

describe('no header is', () => {
  test.each<[string, Uint8Array]>([
    ['a state of 31 bytes', buildHeader(15, { [STATE_ROOT]: `0x${'5a'.repeat(31)}` })],
    ['a number with a zero before it', buildHeader(15, { [NUMBER]: '0x0012' })],
    ['what is no list', fromHex(encodeRlp(STATE))],
    ['nothing', new Uint8Array()],
  ])('%s', (_name, bytes) => {
    expect(() => readBlockHeader(bytes)).toThrow(MalformedError)
  })
})

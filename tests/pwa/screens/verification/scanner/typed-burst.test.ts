import { expect, test } from 'vitest'
import {
  addKey,
  type Burst,
  BURST_KEYS_MIN,
  isScan,
  KEY_GAP_MS,
  NO_BURST,
  type TypedKey,
} from '#pwa/screens/verification/scanner/typed-burst.ts'

function type(keys: readonly TypedKey[], gapMs: number): Burst {
  return keys.reduce((burst, key, at) => addKey(burst, key, at * gapMs), NO_BURST)
}

function plain(text: string): TypedKey[] {
  return Array.from(text, (key) => ({ key, code: '', shiftKey: false }))
}

const DIGITS = '1234567890'.repeat(10)

test('a scanner that types fast is heard in full', () => {
  const burst = type(plain(DIGITS), KEY_GAP_MS / 2)
  expect(burst.text).toBe(DIGITS)
  expect(isScan(burst)).toBe(true)
})

test('a person who types is not taken for a scanner', () => {
  expect(isScan(type(plain(DIGITS), KEY_GAP_MS * 2))).toBe(false)
  expect(isScan(type(plain('1'.repeat(BURST_KEYS_MIN - 1)), 5))).toBe(false)
})

test('keys that write nothing leave the burst as it is', () => {
  const keys = [...plain('12'), { key: 'Shift', code: 'ShiftLeft', shiftKey: true }, ...plain('3')]
  expect(type(keys, 5).text).toBe('123')
})

test('digits are heard on a keyboard that has other signs in their place', () => {
  const signs = '&é"\'(-è_ç'
  const keys = Array.from(signs, (key, at) => ({
    key,
    code: `Digit${String(at + 1)}`,
    shiftKey: false,
  }))
  expect(type(keys, 5).text).toBe('123456789')
})

test('a digit that such a keyboard writes with Shift is heard as well', () => {
  expect(type([{ key: '7', code: 'Digit7', shiftKey: true }], 5).text).toBe('7')
})

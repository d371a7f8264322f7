import { concatBytes } from '#contracts/bytes.ts'

/* This file writes the distinguished encoding rules (X.690) for the types in a certificate. */

const SEQUENCE = 0x30
const SET = 0x31
const BOOLEAN = 0x01
const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OBJECT_IDENTIFIER = 0x06
const UTF8_STRING = 0x0c
const PRINTABLE_STRING = 0x13
const UTC_TIME = 0x17
const GENERALIZED_TIME = 0x18
const CONTEXT = 0x80
const CONSTRUCTED = 0x20

/** From this year on, a certificate has years of four digits (RFC 5280, 4.1.2.5). */
const FOUR_DIGITS_FROM = 2050

export type Der = Uint8Array<ArrayBuffer>

export const sequence = (...parts: Uint8Array[]): Der => element(SEQUENCE, ...parts)
export const set = (...parts: Uint8Array[]): Der => element(SET, ...parts)
export const octetString = (bytes: Uint8Array): Der => element(OCTET_STRING, bytes)
export const utf8String = (text: string): Der => element(UTF8_STRING, encode(text))
export const printableString = (text: string): Der => element(PRINTABLE_STRING, encode(text))
export const boolean = (value: boolean): Der => element(BOOLEAN, Uint8Array.of(value ? 0xff : 0))

/** Puts a context tag around elements. The elements keep their own tags. */
export const explicit = (tag: number, ...parts: Uint8Array[]): Der =>
  element(CONTEXT | CONSTRUCTED | tag, ...parts)

/** Replaces an element's own tag with a context tag. */
export const implicit = (tag: number, bytes: Uint8Array): Der => element(CONTEXT | tag, bytes)

/** Encodes a natural number from its bytes. */
export function integer(bytes: Uint8Array): Der {
  const first = bytes.findIndex((byte) => byte !== 0)
  const digits = first === -1 ? Uint8Array.of(0) : bytes.subarray(first)
  const isNegative = ((digits[0] ?? 0) & 0x80) !== 0
  return element(INTEGER, ...(isNegative ? [Uint8Array.of(0)] : []), digits)
}

/** Encodes a bit string. `unusedBits` is the number of unused bits in the last byte. */
export function bitString(bytes: Uint8Array, unusedBits = 0): Der {
  return element(BIT_STRING, Uint8Array.of(unusedBits), bytes)
}

export function objectIdentifier(dotted: string): Der {
  const [one = 0, two = 0, ...rest] = dotted.split('.').map(Number)
  return element(OBJECT_IDENTIFIER, ...[one * 40 + two, ...rest].map(encodeBase128))
}

export function time(at: Date): Der {
  const text = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return at.getUTCFullYear() < FOUR_DIGITS_FROM
    ? element(UTC_TIME, encode(text.slice(2)))
    : element(GENERALIZED_TIME, encode(text))
}

function element(tag: number, ...parts: Uint8Array[]): Der {
  const content = concatBytes(...parts)
  return concatBytes(Uint8Array.of(tag), encodeLength(content.length), content)
}

function encodeLength(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length)
  const digits: number[] = []
  for (let left = length; left > 0; left >>>= 8) digits.unshift(left & 0xff)
  return Uint8Array.of(0x80 | digits.length, ...digits)
}

function encodeBase128(value: number): Uint8Array {
  const digits = [value & 0x7f]
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift(0x80 | (left & 0x7f))
  return Uint8Array.from(digits)
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

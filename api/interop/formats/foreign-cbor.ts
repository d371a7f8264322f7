import { concatBytes } from '#contracts/bytes.ts'
import {
  ARRAY,
  BYTES,
  encodeHead,
  encodeInteger,
  encodeText,
  FALSE,
  MAP,
  NEGATIVE,
  openReader,
  readArgument,
  readByte,
  readBytes,
  type Reader,
  readText,
  TAG,
  TEXT,
  toNegative,
  TRUE,
  UNSIGNED,
} from '#contracts/encoding/cbor-octets.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/**
 * CBOR (RFC 8949) for ISO 18013-5 and for status lists. It has the types of our own tokens, and
 * also tags and null. Other wallets use longer heads than necessary, and any order of keys. The
 * decoder accepts both. It refuses floats, indefinite lengths and repeated keys. It is separate from
 * `cbor.ts`, because with one codec for both, nobody could show that each of our own tokens has only
 * one encoding.
 */
export type ForeignCborKey = number | string
export type ForeignCborMap = ReadonlyMap<ForeignCborKey, ForeignCbor>
export type ForeignCbor =
  | number
  | boolean
  | null
  | string
  | Uint8Array
  | readonly ForeignCbor[]
  | ForeignCborMap
  | Tagged

export class Tagged {
  readonly tag: number
  readonly value: ForeignCbor

  constructor(tag: number, value: ForeignCbor) {
    this.tag = tag
    this.value = value
  }
}

export const FORMAT_BYTES_MAX = 64 * 1024
const DEPTH_MAX = 16
const NULL = 0xf6
/** Some wallets write `undefined` for a missing value. */
const UNDEFINED = 0xf7

/** Tags of RFC 8949 (date and time, encoded CBOR), RFC 8943 (a day) and RFC 9052 (COSE_Sign1). */
export const TAG_INSTANT = 0
export const TAG_SIGN1 = 18
const TAG_ENCODED = 24
export const TAG_DAY = 1004

/** Encodes with the shortest heads. Keeps the given order of the entries of a map. */
export function encodeForeignCbor(value: ForeignCbor): Uint8Array<ArrayBuffer> {
  if (value === null) return Uint8Array.of(NULL)
  if (typeof value === 'boolean') return Uint8Array.of(value ? TRUE : FALSE)
  if (typeof value === 'number') return encodeInteger(value)
  if (typeof value === 'string') return encodeText(value)
  if (value instanceof Uint8Array) return concatBytes(encodeHead(BYTES, value.length), value)
  if (value instanceof Tagged)
    return concatBytes(encodeHead(TAG, value.tag), encodeForeignCbor(value.value))
  if (value instanceof Map) {
    const entries = Array.from(value as ForeignCborMap, ([key, item]) =>
      concatBytes(encodeForeignCbor(key), encodeForeignCbor(item)),
    )
    return concatBytes(encodeHead(MAP, entries.length), ...entries)
  }
  const items = value as readonly ForeignCbor[]
  return concatBytes(encodeHead(ARRAY, items.length), ...items.map(encodeForeignCbor))
}

/**
 * Returns `#6.24(bstr .cbor …)`. The tag wraps an encoded item as bytes. Nobody then encodes the
 * item again, which could change its hash.
 */
export function wrap(encoded: Uint8Array): Tagged {
  return new Tagged(TAG_ENCODED, encoded)
}

/** Returns the bytes inside `#6.24(bstr)`. */
export function unwrap(value: ForeignCbor | undefined): Uint8Array {
  if (!(value instanceof Tagged) || value.tag !== TAG_ENCODED) throw new MalformedError('no tag 24')
  return readBytesOf(value.value)
}

/**
 * Decodes one value. Throws a `MalformedError` that names the fault. The byte strings in the result
 * are copies.
 */
export function decodeForeignCbor(input: Uint8Array): ForeignCbor {
  if (input.length > FORMAT_BYTES_MAX) throw new MalformedError('too many bytes')
  const reader = openReader(input)
  const value = readItem(reader, 0)
  if (reader.at < reader.bytes.length) throw new MalformedError('bytes after the end')
  return value
}

function readItem(reader: Reader, depth: number): ForeignCbor {
  if (depth > DEPTH_MAX) throw new MalformedError('nested too deep')
  const first = readByte(reader)
  if (first === FALSE) return false
  if (first === TRUE) return true
  if (first === NULL || first === UNDEFINED) return null
  const major = first >> 5
  if (major > TAG) throw new MalformedError('a value that the format does not have')

  const argument = readArgument(reader, first & 31, false)
  switch (major) {
    case UNSIGNED:
      return argument
    case NEGATIVE:
      return toNegative(argument)
    case BYTES:
      return readBytes(reader, argument)
    case TEXT:
      return readText(reader, argument)
    case ARRAY:
      return readArray(reader, argument, depth)
    case MAP:
      return readEntries(reader, argument, depth)
    default:
      return new Tagged(argument, readItem(reader, depth + 1))
  }
}

function readArray(reader: Reader, length: number, depth: number): ForeignCbor[] {
  const items: ForeignCbor[] = []
  while (items.length < length) items.push(readItem(reader, depth + 1))
  return items
}

function readEntries(reader: Reader, size: number, depth: number): ForeignCborMap {
  const map = new Map<ForeignCborKey, ForeignCbor>()
  while (map.size < size) {
    const key = readItem(reader, depth + 1)
    if (typeof key !== 'number' && typeof key !== 'string') {
      throw new MalformedError('a key that is neither number nor text')
    }
    if (map.has(key)) throw new MalformedError('the same key twice')
    map.set(key, readItem(reader, depth + 1))
  }
  return map
}

export function readMapOf(value: ForeignCbor | undefined): ForeignCborMap {
  if (!(value instanceof Map)) throw new MalformedError('no map where one belongs')
  return value as ForeignCborMap
}

export function readArrayOf(value: ForeignCbor | undefined): readonly ForeignCbor[] {
  if (!Array.isArray(value)) throw new MalformedError('no array where one belongs')
  return value as readonly ForeignCbor[]
}

export function readBytesOf(value: ForeignCbor | undefined): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new MalformedError('no bytes where they belong')
  return value
}

export function readTextOf(value: ForeignCbor | undefined): string {
  if (typeof value !== 'string') throw new MalformedError('no text where one belongs')
  return value
}

export function readNumberOf(value: ForeignCbor | undefined): number {
  if (typeof value !== 'number' || value < 0)
    throw new MalformedError('no number where one belongs')
  return value
}

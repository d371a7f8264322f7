import { compareBytes, concatBytes } from '#contracts/bytes.ts'
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
} from './cbor-octets.ts'
import { MalformedError } from './malformed.ts'

/**
 * The part of CBOR (RFC 8949) that our signed bytes use: integers, bytes, text, arrays, booleans,
 * and maps with integer or text keys. Each value has exactly one encoding: the deterministic
 * encoding of section 4.2.1. The decoder accepts no other encoding. Therefore two different byte
 * strings never have the same value.
 * Decision: `docs/decisions/02-own-cbor-codec.md`.
 */
export type CborKey = number | string
export type CborMap = Map<CborKey, CborValue>
export type CborValue = number | boolean | string | Uint8Array<ArrayBuffer> | CborValue[] | CborMap

export type CborInput =
  | number
  | boolean
  | string
  | Uint8Array
  | readonly CborInput[]
  | ReadonlyMap<CborKey, CborInput>

export const CBOR_DEPTH_MAX = 8
export const CBOR_BYTES_MAX = 4 * 1024 * 1024

/** Throws a `RangeError` for a fraction, an unsafe integer or a text with a lone surrogate. */
export function encodeCbor(value: CborInput): Uint8Array<ArrayBuffer> {
  if (typeof value === 'boolean') return Uint8Array.of(value ? TRUE : FALSE)
  if (typeof value === 'number') return encodeInteger(value)
  if (typeof value === 'string') return encodeText(value)
  if (value instanceof Uint8Array) return concatBytes(encodeHead(BYTES, value.length), value)
  if (isArray(value)) {
    return concatBytes(encodeHead(ARRAY, value.length), ...value.map(encodeCbor))
  }
  const entries = Array.from(value, ([key, item]) => [encodeCbor(key), encodeCbor(item)] as const)
  entries.sort(([one], [other]) => compareBytes(one, other))
  return concatBytes(encodeHead(MAP, entries.length), ...entries.flat())
}

// TypeScript does not narrow readonly arrays by `Array.isArray`.
function isArray(value: CborInput): value is readonly CborInput[] {
  return Array.isArray(value)
}

/**
 * Decodes one value. Throws a `MalformedError` that names the fault. The byte strings in the result
 * are copies.
 */
export function decodeCbor(input: Uint8Array): CborValue {
  if (input.length > CBOR_BYTES_MAX) throw new MalformedError('too many bytes')
  const reader = openReader(input)
  const value = readItem(reader, 0)
  if (reader.at < reader.bytes.length) throw new MalformedError('bytes after the end')
  return value
}

function readItem(reader: Reader, depth: number): CborValue {
  if (depth > CBOR_DEPTH_MAX) throw new MalformedError('nested too deep')
  const first = readByte(reader)
  if (first === FALSE) return false
  if (first === TRUE) return true
  const major = first >> 5
  if (major > TAG) throw new MalformedError('a value that the format does not have')
  if (major === TAG) throw new MalformedError('a tag')

  const argument = readArgument(reader, first & 31, true)
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
    default:
      return readMap(reader, argument, depth)
  }
}

function readArray(reader: Reader, length: number, depth: number): CborValue[] {
  const items: CborValue[] = []
  while (items.length < length) items.push(readItem(reader, depth + 1))
  return items
}

function readMap(reader: Reader, size: number, depth: number): CborMap {
  const map: CborMap = new Map()
  let previous: Uint8Array | undefined
  while (map.size < size) {
    const start = reader.at
    const key = readItem(reader, depth + 1)
    if (typeof key !== 'number' && typeof key !== 'string') {
      throw new MalformedError('a key that is neither number nor text')
    }
    const encoded = reader.bytes.subarray(start, reader.at)
    const order = previous ? compareBytes(previous, encoded) : -1
    if (order === 0) throw new MalformedError('the same key twice')
    if (order > 0) throw new MalformedError('keys out of order')
    previous = encoded
    map.set(key, readItem(reader, depth + 1))
  }
  return map
}

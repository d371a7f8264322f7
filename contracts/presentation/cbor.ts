import { compareBytes, concatBytes, equalBytes } from '#contracts/bytes.ts'
import { MalformedError } from './malformed.ts'

/**
 * The part of CBOR (RFC 8949) that our signed bytes use: integers, bytes, text, arrays, maps with
 * integer or text keys, booleans. Each value has exactly one encoding, the deterministic one of
 * section 4.2.1, and the decoder takes no other: whoever holds two different byte strings holds two
 * different values.
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

const UNSIGNED = 0
const NEGATIVE = 1
const BYTES = 2
const TEXT = 3
const ARRAY = 4
const MAP = 5
const TAG = 6
const FALSE = 0xf4
const TRUE = 0xf5

const LONE_SURROGATE = /\p{Surrogate}/u
const utf8 = new TextEncoder()

/** Throws a `RangeError` for what the format cannot say: fractions, unsafe integers, broken text. */
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

// Array.isArray does not narrow readonly arrays.
function isArray(value: CborInput): value is readonly CborInput[] {
  return Array.isArray(value)
}

function encodeInteger(value: number): Uint8Array<ArrayBuffer> {
  if (!Number.isSafeInteger(value)) throw new RangeError('Not a safe integer')
  return value < 0 ? encodeHead(NEGATIVE, -1 - value) : encodeHead(UNSIGNED, value)
}

function encodeText(text: string): Uint8Array<ArrayBuffer> {
  if (LONE_SURROGATE.test(text)) throw new RangeError('Text with half a character')
  const bytes = utf8.encode(text)
  return concatBytes(encodeHead(TEXT, bytes.length), bytes)
}

function encodeHead(major: number, argument: number): Uint8Array<ArrayBuffer> {
  const type = major << 5
  if (argument < 24) return Uint8Array.of(type | argument)
  if (argument < 0x100) return Uint8Array.of(type | 24, argument)
  if (argument < 0x1_0000) return Uint8Array.of(type | 25, argument >> 8, argument & 0xff)
  const head = new Uint8Array(argument < 0x1_0000_0000 ? 5 : 9)
  const view = new DataView(head.buffer)
  head[0] = type | (head.length === 5 ? 26 : 27)
  if (head.length === 5) view.setUint32(1, argument)
  else view.setBigUint64(1, BigInt(argument))
  return head
}

interface Reader {
  bytes: Uint8Array<ArrayBuffer>
  view: DataView
  at: number
}

/** Throws a `MalformedError` that names what is wrong. Byte strings in the result are copies. */
export function decodeCbor(input: Uint8Array): CborValue {
  if (input.length > CBOR_BYTES_MAX) throw new MalformedError('too many bytes')
  const bytes = new Uint8Array(input)
  const reader = { bytes, view: new DataView(bytes.buffer), at: 0 }
  const value = readItem(reader, 0)
  if (reader.at < bytes.length) throw new MalformedError('bytes after the end')
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

  const argument = readArgument(reader, first & 31)
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

function readByte(reader: Reader): number {
  const byte = reader.bytes[reader.at]
  if (byte === undefined) throw new MalformedError('cut off')
  reader.at += 1
  return byte
}

/** Each length of argument must carry a number that no shorter one can (section 4.2.1). */
function readArgument(reader: Reader, short: number): number {
  if (short < 24) return short
  if (short === 31) throw new MalformedError('indefinite length')
  if (short > 27) throw new MalformedError('a reserved length')
  const length = 1 << (short - 24)
  const { at, view } = reader
  if (at + length > reader.bytes.length) throw new MalformedError('cut off')
  reader.at += length
  const argument =
    length === 1
      ? view.getUint8(at)
      : length === 2
        ? view.getUint16(at)
        : length === 4
          ? view.getUint32(at)
          : Number(view.getBigUint64(at))
  const smallest = length === 1 ? 24 : 2 ** (4 * length)
  if (argument < smallest) throw new MalformedError('not in shortest form')
  if (argument > Number.MAX_SAFE_INTEGER) throw new MalformedError('a number that is too large')
  return argument
}

function toNegative(argument: number): number {
  if (argument === Number.MAX_SAFE_INTEGER) throw new MalformedError('a number that is too large')
  return -1 - argument
}

function readBytes(reader: Reader, length: number): Uint8Array<ArrayBuffer> {
  const end = reader.at + length
  if (end > reader.bytes.length) throw new MalformedError('cut off')
  const bytes = reader.bytes.slice(reader.at, end)
  reader.at = end
  return bytes
}

function readText(reader: Reader, length: number): string {
  const bytes = readBytes(reader, length)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // The decoder puts a replacement character for what is not UTF-8, which encodes differently.
  if (!equalBytes(utf8.encode(text), bytes)) throw new MalformedError('text that is not UTF-8')
  return text
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

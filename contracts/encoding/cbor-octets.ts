import { concatBytes, equalBytes } from '#contracts/bytes.ts'
import { MalformedError } from './malformed.ts'

/**
 * This file reads and writes the heads, bytes and texts of CBOR (RFC 8949). Our strict codec
 * (`cbor.ts`) and the codec for foreign formats (`foreign-cbor.ts`) share this code.
 */
export const UNSIGNED = 0
export const NEGATIVE = 1
export const BYTES = 2
export const TEXT = 3
export const ARRAY = 4
export const MAP = 5
export const TAG = 6
export const FALSE = 0xf4
export const TRUE = 0xf5

const LONE_SURROGATE = /\p{Surrogate}/u
const utf8 = new TextEncoder()

export function encodeInteger(value: number): Uint8Array<ArrayBuffer> {
  if (!Number.isSafeInteger(value)) throw new RangeError('Not a safe integer')
  return value < 0 ? encodeHead(NEGATIVE, -1 - value) : encodeHead(UNSIGNED, value)
}

export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  if (LONE_SURROGATE.test(text)) throw new RangeError('Text with half a character')
  const bytes = utf8.encode(text)
  return concatBytes(encodeHead(TEXT, bytes.length), bytes)
}

export function encodeHead(major: number, argument: number): Uint8Array<ArrayBuffer> {
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

export interface Reader {
  bytes: Uint8Array<ArrayBuffer>
  view: DataView
  at: number
}

export function openReader(input: Uint8Array): Reader {
  const bytes = new Uint8Array(input)
  return { bytes, view: new DataView(bytes.buffer), at: 0 }
}

export function readByte(reader: Reader): number {
  const byte = reader.bytes[reader.at]
  if (byte === undefined) throw new MalformedError('cut off')
  reader.at += 1
  return byte
}

/**
 * Reads the argument of a head. With `minimal`, refuses a longer encoding than necessary (section
 * 4.2.1).
 */
export function readArgument(reader: Reader, short: number, minimal: boolean): number {
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
  if (minimal && argument < smallest) throw new MalformedError('not in shortest form')
  if (argument > Number.MAX_SAFE_INTEGER) throw new MalformedError('a number that is too large')
  return argument
}

export function toNegative(argument: number): number {
  if (argument === Number.MAX_SAFE_INTEGER) throw new MalformedError('a number that is too large')
  return -1 - argument
}

export function readBytes(reader: Reader, length: number): Uint8Array<ArrayBuffer> {
  const end = reader.at + length
  if (end > reader.bytes.length) throw new MalformedError('cut off')
  const bytes = reader.bytes.slice(reader.at, end)
  reader.at = end
  return bytes
}

export function readText(reader: Reader, length: number): string {
  const bytes = readBytes(reader, length)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // The decoder replaces invalid UTF-8 by U+FFFD. In this case, the text does not encode to the
  // same bytes.
  if (!equalBytes(utf8.encode(text), bytes)) throw new MalformedError('text that is not UTF-8')
  return text
}

import { MalformedError } from '#contracts/encoding/malformed.ts'

export type RlpItem = Uint8Array | RlpItem[]

const LONG_FROM = 56
const LENGTH_BYTES_MAX = 4
/**
 * The greatest depth of nested lists. A valid node is never deeper, even if all its children are
 * embedded in it.
 */
const DEPTH_MAX = 8

interface Head {
  isList: boolean
  start: number
  end: number
}

/**
 * Accepts exactly one item in its shortest encoding. Throws a `MalformedError` for other bytes.
 * This reader and `findInTrie` are our own, because a library for both has 37 kB, and the app loads
 * it.
 */
export function decodeRlp(bytes: Uint8Array): RlpItem {
  const { item, end } = readItem(bytes, 0, 0)
  if (end !== bytes.length) throw new MalformedError('bytes after the end of an item')
  return item
}

export function requireBytes(item: RlpItem | undefined, length?: number): Uint8Array {
  if (!(item instanceof Uint8Array) || (length !== undefined && item.length !== length)) {
    throw new MalformedError('an item that is not bytes of its length')
  }
  return item
}

/** Reads a number of at most 32 bytes, without leading zeros. */
export function readQuantity(item: RlpItem | undefined): bigint {
  const bytes = requireBytes(item)
  if (bytes.length > 32 || bytes[0] === 0) throw new MalformedError('not a number')
  return bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n)
}

function readItem(bytes: Uint8Array, at: number, depth: number): { item: RlpItem; end: number } {
  const { isList, start, end } = readHead(bytes, at)
  if (end > bytes.length) throw new MalformedError('an item that ends too early')
  if (!isList) return { item: bytes.subarray(start, end), end }
  if (depth === DEPTH_MAX) throw new MalformedError('lists in lists in lists')
  const items: RlpItem[] = []
  for (let next = start; next < end;) {
    const read = readItem(bytes.subarray(0, end), next, depth + 1)
    items.push(read.item)
    next = read.end
  }
  return { item: items, end }
}

function readHead(bytes: Uint8Array, at: number): Head {
  const first = bytes[at]
  if (first === undefined) throw new MalformedError('an item that ends too early')
  if (first < 0x80) return { isList: false, start: at, end: at + 1 }
  const isList = first >= 0xc0
  const short = first - (isList ? 0xc0 : 0x80)
  if (short < LONG_FROM) {
    if (!isList && short === 1 && (bytes[at + 1] ?? 0x80) < 0x80) {
      throw new MalformedError('a byte in a longer form than it needs')
    }
    return { isList, start: at + 1, end: at + 1 + short }
  }
  const lengthBytes = short - LONG_FROM + 1
  const start = at + 1 + lengthBytes
  if (lengthBytes > LENGTH_BYTES_MAX || start > bytes.length || bytes[at + 1] === 0) {
    throw new MalformedError('a length that is none')
  }
  const length = bytes.subarray(at + 1, start).reduce((sum, byte) => sum * 256 + byte, 0)
  if (length < LONG_FROM) throw new MalformedError('a length in a longer form than it needs')
  return { isList, start, end: start + length }
}

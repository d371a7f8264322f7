const HEX = /^(?:[0-9a-f]{2})*$/
const BASE64URL = /^[A-Za-z0-9_-]*$/
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const VALUE_OF_DIGIT = new Map(Array.from(ALPHABET, (digit, value) => [digit, value]))
const VALUE_OF_HEX_CODE = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(value) ? 0 : value
})

/** Returns lower-case digits without `0x`. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += HEX_OF_BYTE[byte] ?? ''
  return hex
}

/** Accepts the output of `toHex`, with or without `0x`. Throws a `RangeError` for other text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const hex = text.startsWith('0x') ? text.slice(2) : text
  if (!HEX.test(hex)) throw new RangeError('Not lower-case hexadecimal of whole bytes')
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at++) {
    const high = VALUE_OF_HEX_CODE[hex.charCodeAt(2 * at)] ?? 0
    const low = VALUE_OF_HEX_CODE[hex.charCodeAt(2 * at + 1)] ?? 0
    bytes[at] = (high << 4) | low
  }
  return bytes
}

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/**
 * Use it only for public values, because the running time reveals the position of the first
 * difference.
 */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/**
 * Compares two byte strings byte by byte, from the first byte. If one string begins with the whole
 * other string, the shorter string is less. Returns a negative number, zero or a positive number.
 */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shared = Math.min(one.length, other.length)
  for (let at = 0; at < shared; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** Writes base64url without padding (RFC 4648 section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  let buffer = 0
  let bits = 0
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += ALPHABET.charAt((buffer >> bits) & 63)
    }
    buffer &= (1 << bits) - 1
  }
  if (bits > 0) text += ALPHABET.charAt((buffer << (6 - bits)) & 63)
  return text
}

/** Returns whether `fromBase64Url` accepts the text. */
export function isBase64Url(text: string): boolean {
  try {
    fromBase64Url(text)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * Accepts only the output of `toBase64Url`, so that one byte string has only one text. Throws a
 * `RangeError` for padding, foreign characters and leftover bits.
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!BASE64URL.test(text) || text.length % 4 === 1) throw new RangeError('Not base64url')
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let buffer = 0
  let bits = 0
  let at = 0
  for (const digit of text) {
    buffer = (buffer << 6) | (VALUE_OF_DIGIT.get(digit) ?? 0)
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at] = buffer >> bits
    at += 1
    buffer &= (1 << bits) - 1
  }
  if (buffer !== 0) throw new RangeError('Not base64url: the last digit has bits left over')
  return bytes
}

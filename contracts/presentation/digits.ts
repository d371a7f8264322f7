import { fromHex, toHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/**
 * The text of a token is a decimal number: the byte 0x01 and the bytes of the token, read as one
 * number. The byte 0x01 is the version of the format. It also preserves leading zeros. A QR code
 * stores three digits in ten bits, so digits need less space than letters. Digits also need no
 * escapes in a link.
 */
export const TOKEN_DIGITS_MAX = 1200
const TOKEN_TEXT = /^[1-9][0-9]+$/
const VERSION = '1'

export function isTokenText(text: string): boolean {
  return text.length <= TOKEN_DIGITS_MAX && TOKEN_TEXT.test(text)
}

export function toTokenText(bytes: Uint8Array): string {
  const text = BigInt(`0x${VERSION}${toHex(bytes)}`).toString()
  if (!isTokenText(text)) throw new RangeError('Too many bytes for a token')
  return text
}

/** Throws a `MalformedError` for a text that `toTokenText` cannot produce. */
export function fromTokenText(text: string): Uint8Array<ArrayBuffer> {
  if (!isTokenText(text)) throw new MalformedError('not a number of the right length')
  const hex = BigInt(text).toString(16)
  if (hex.length % 2 === 0 || !hex.startsWith(VERSION)) {
    throw new MalformedError('a version of the format that is unknown here')
  }
  return fromHex(hex.slice(1))
}

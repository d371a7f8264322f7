import { fromHex, toHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/**
 * The text of a token: the decimal digits of the number 0x01 followed by its bytes. A QR code stores three
 * digits in ten bits, so digits take less room than letters, and a link needs no escapes for them. The 0x01
 * is the version of the format, and keeps leading zeros.
 */
export const TOKEN_DIGITS_MAX = 1200
const TOKEN_TEXT = new RegExp(`^[1-9][0-9]{1,${String(TOKEN_DIGITS_MAX - 1)}}$`)
const VERSION = '1'

export function isTokenText(text: string): boolean {
  return TOKEN_TEXT.test(text)
}

export function toTokenText(bytes: Uint8Array): string {
  const text = BigInt(`0x${VERSION}${toHex(bytes)}`).toString()
  if (!isTokenText(text)) throw new RangeError('Too many bytes for a token')
  return text
}

/** Throws a `MalformedError` for any text that `toTokenText` cannot write. */
export function fromTokenText(text: string): Uint8Array<ArrayBuffer> {
  if (!isTokenText(text)) throw new MalformedError('not a number of the right length')
  const hex = BigInt(text).toString(16)
  if (hex.length % 2 === 0 || !hex.startsWith(VERSION)) {
    throw new MalformedError('a version of the format that is unknown here')
  }
  return fromHex(hex.slice(1))
}

import { isTokenText } from './digits.ts'

/** The segments that the `qrcode` package accepts. */
type QrSegment = { mode: 'byte'; data: Uint8Array } | { mode: 'numeric'; data: string }

/**
 * Splits a verification link into two segments: the address as bytes, and the token as digits. A
 * digit needs less than half a byte. Without these segments, an encoder may store the whole link as
 * bytes.
 */
export function qrSegments(url: string): QrSegment[] {
  const start = url.lastIndexOf('=') + 1
  const token = url.slice(start)
  if (!isTokenText(token)) throw new RangeError('The address does not end in a token')
  const address = new TextEncoder().encode(url.slice(0, start))
  return [
    { mode: 'byte', data: address },
    { mode: 'numeric', data: token },
  ]
}

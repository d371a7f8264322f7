import { isTokenText } from './digits.ts'

/** Segments as the `qrcode` package takes them. */
type QrSegment = { mode: 'byte'; data: Uint8Array } | { mode: 'numeric'; data: string }

/**
 * A verification link in two segments: the address in bytes, and the token in digits, which take less than
 * half a byte each. Without these segments an encoder may put the whole link in bytes.
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

import { randomBytes } from 'node:crypto'

const TIME_BYTES = 6
const VERSION_BYTE = 6
const VARIANT_BYTE = 8

/**
 * Returns a UUID of version 7 (RFC 9562, section 5.7). New rows are therefore neighbours in an index. The id
 * reveals the time at which it was made. Use it only for rows that no other party sees.
 */
export function timeOrderedId(at: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at.getTime(), 0, TIME_BYTES)
  bytes.writeUInt8((bytes.readUInt8(VERSION_BYTE) & 0x0f) | 0x70, VERSION_BYTE)
  bytes.writeUInt8((bytes.readUInt8(VARIANT_BYTE) & 0x3f) | 0x80, VARIANT_BYTE)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

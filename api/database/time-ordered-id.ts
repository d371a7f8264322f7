import { randomUUID } from 'node:crypto'

const TIME_DIGITS = 12
/** The place in a UUID of the digit that tells its version. */
const VERSION_AT = 14

/**
 * Returns a UUID of version 7 (RFC 9562, section 5.7). New rows are therefore neighbours in an index. The id
 * reveals the time at which it was made. Use it only for rows that no other party sees.
 */
export function timeOrderedId(at: Date): string {
  const time = at.getTime().toString(16).padStart(TIME_DIGITS, '0')
  const random = randomUUID().slice(VERSION_AT + 1)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`
}

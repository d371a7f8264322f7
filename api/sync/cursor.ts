import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#api/trust/sealing.ts'

const MAC_BYTES = 16
const CURSOR = /^(\d{1,15})\.([\w-]{22})$/

/** The log of a user's events, identified by its owner and its epoch. */
export interface Log {
  userId: string
  epoch: string
}

/**
 * Returns a cursor: a position in a user's log, with a signature. Only the server can make this signature. A
 * cursor therefore proves that a device has read the log up to this position.
 */
export function writeCursor(sealing: Sealing, log: Log, position: number): string {
  return `${String(position)}.${sign(sealing, log, position).toString('base64url')}`
}

/** Returns the position in the cursor. Returns null when the cursor is for another log. */
export function readCursor(sealing: Sealing, log: Log, cursor: string): number | null {
  const [, digits, mac = ''] = CURSOR.exec(cursor) ?? []
  const position = Number(digits)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== MAC_BYTES) return null
  return timingSafeEqual(given, sign(sealing, log, position)) ? position : null
}

function sign({ cursorKey }: Sealing, { userId, epoch }: Log, position: number): Buffer {
  return createHmac('sha256', cursorKey)
    .update(`${epoch} ${userId} ${String(position)}`)
    .digest()
    .subarray(0, MAC_BYTES)
}

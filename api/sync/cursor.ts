import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#api/trust/sealing.ts'

const MAC_BYTES = 16
const CURSOR = /^(\d{1,15})\.([\w-]{22})$/

/** Identifies a user's log of events: its owner and its epoch. */
export interface Log {
  userId: string
  epoch: string
}

/**
 * Writes a cursor: a position in a user's log, with a signature. Only the server can sign, so a cursor proves
 * that a device has read the log up to this position.
 */
export function writeCursor(sealing: Sealing, log: Log, position: number): string {
  return `${String(position)}.${sign(sealing, log, position).toString('base64url')}`
}

/** Returns the position. Returns null when the cursor does not belong to this log. */
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

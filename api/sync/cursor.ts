import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#api/trust/sealing.ts'

const MAC_BYTES = 16
const CURSOR = /^(\d{1,15})\.([\w-]{22})$/

/** The owner of a log, and the log's epoch. */
export interface Log {
  userId: string
  epoch: string
}

/**
 * A signed position in a user's log that only we can make: it proves what a device has read, so nobody may
 * invent one.
 */
export function writeCursor(sealing: Sealing, log: Log, position: number): string {
  return `${String(position)}.${sign(sealing, log, position).toString('base64url')}`
}

/** Null when the cursor is not of this log. */
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

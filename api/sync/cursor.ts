import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealing } from '#api/trust/sealing.ts'

const MAC_BYTES = 16
const CURSOR = /^(\d{1,15})\.([\w-]{22})$/

/** Of whose log, and of which of its lives. */
export interface Log {
  userId: string
  epoch: string
}

/**
 * A position in somebody's log that only we can name: what a device has read is a witness to what was
 * there, and nobody may make one up.
 */
export function writeCursor(sealing: Sealing, log: Log, position: number): string {
  return `${String(position)}.${sign(sealing, log, position).toString('base64url')}`
}

/** Null where it was not given for this log. */
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

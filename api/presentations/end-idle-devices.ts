import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { DeviceRow } from './device-row.ts'
import { endDevices } from './end-device.ts'

const IDLE_MS = 30 * DAY_MS

/** Ends the devices that have not renewed their passes for 30 days. Returns the number of these devices. */
export async function endIdleDevices({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const before = new Date(now.getTime() - IDLE_MS)
  const idle = await DeviceRow.idleSince(database, before).distinct('userId')
  let ended = 0
  for (const { userId } of idle) {
    ended += await database.transaction(async (trx) => {
      await lockHolder(trx, userId)
      const devices = await DeviceRow.idleSince(trx, before).where({ userId })
      const ids = devices.map(({ id }) => id)
      await endDevices(trx, ids, { reason: 'idle', now })
      return ids.length
    })
  }
  return ended
}

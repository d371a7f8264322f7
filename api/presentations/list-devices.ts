import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { DeviceRow } from './device-row.ts'

const ENDED_SHOWN_MS = 30 * DAY_MS

/** Lists the devices in use, the keys that wait to replace them, and the devices that ended recently with the reason for their end. */
export function listOwnDevices({ database, clock }: Services, userId: string) {
  return DeviceRow.ofUser(database, userId, new Date(clock.now().getTime() - ENDED_SHOWN_MS))
}

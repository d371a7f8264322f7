import type { Transaction } from 'objection'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { revokePassesOfDevices } from '#api/credentials/status-indices.ts'
import { DeviceRow } from './device-row.ts'

/** Ends one device of the user: from now on its codes are refused online, and offline by the list. */
export async function endDevice(
  { database, clock }: Services,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<void> {
  if (!isUuid(deviceId)) throw new ApiError('DEVICE_NOT_FOUND')
  await database.transaction(async (trx) => {
    const ended = await DeviceRow.end(trx, { userId, id: deviceId }, clock.now())
    if (ended.length === 0) throw new ApiError('DEVICE_NOT_FOUND')
    await revokePassesOfDevices(trx, ended)
  })
}

/** Ends every device of the user: a new password, a claim or a deletion starts afresh. */
export async function endDevicesOf(trx: Transaction, userId: string, now: Date): Promise<void> {
  const ended = await DeviceRow.end(trx, { userId }, now)
  if (ended.length > 0) await revokePassesOfDevices(trx, ended)
}

import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { RenameDevice } from '#contracts/presentation/calls.ts'
import { deviceEnded } from './device-ended.ts'
import { DeviceRow } from './device-row.ts'

export async function renameDevice(
  { database }: Services,
  { userId, deviceId: id, name }: RenameDevice & { userId: string; deviceId: string },
): Promise<DeviceRow> {
  if (!isUuid(id)) throw new ApiError('DEVICE_NOT_FOUND')
  const renamed = await DeviceRow.rename(database, { userId, id, name })
  if (renamed) return renamed
  const device = await DeviceRow.withId(database, userId, id)
  throw device ? deviceEnded(device, 'DEVICE_KEEPS_NAME') : new ApiError('DEVICE_NOT_FOUND')
}

import { type Asker, requireAsker } from '#api/accounts/lock-asker.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { RenameDevice } from '#contracts/presentation/calls.ts'
import { deviceEnded } from './device-ended.ts'
import { DeviceRow } from './device-row.ts'

export async function renameDevice(
  { database }: Services,
  { user, deviceId: id, name }: RenameDevice & { user: Asker; deviceId: string },
): Promise<DeviceRow> {
  if (!isUuid(id)) throw new ApiError('DEVICE_NOT_FOUND')
  const { id: userId } = user
  const renamed = await database.transaction(async (trx) => {
    await requireAsker(trx, user)
    return DeviceRow.rename(trx, { userId, id, name })
  })
  if (renamed) return renamed
  const device = await DeviceRow.withId(database, userId, id)
  throw device ? deviceEnded(device, 'DEVICE_KEEPS_NAME') : new ApiError('DEVICE_NOT_FOUND')
}

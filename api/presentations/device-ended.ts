import { DEVICE_ENDS } from '#contracts/presentation/device-end.ts'
import { SessionRow } from '#api/accounts/session-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { DeviceRow } from './device-row.ts'

/** The error names the reason in words; `next` tells what the reader can do. */
export function deviceEnded({ endReason }: DeviceRow, next: string): ApiError {
  const why = DEVICE_ENDS[endReason ?? 'user']
  return new ApiError('DEVICE_ENDED', { message: `This device was ended: ${why}. ${next}` })
}

/**
 * A session that shows the key of an ended device runs on that device. A session from before the end is
 * ended too, so that only the password leads back; a later session may register another key. When another
 * key of the same browser has replaced this one, a tab asked late, and the session goes on.
 */
export async function refuseEnded(
  { database }: Pick<Services, 'database'>,
  device: DeviceRow,
  session: SessionRow,
): Promise<never> {
  const isElsewhere = session.deviceId !== null && session.deviceId !== device.id
  if (device.endReason === 'replaced' && isElsewhere) {
    throw deviceEnded(device, 'Another key has taken its place.')
  }
  const isSignedInSince = device.endedAt !== null && session.createdAt >= device.endedAt
  if (isSignedInSince) throw deviceEnded(device, 'You have signed in again, so it gets a new key.')
  await SessionRow.endOne(database, session.userId, session.id)
  throw deviceEnded(device, 'Sign in again to show credentials on it.')
}

import { DEVICE_ENDS } from '#contracts/presentation/device-end.ts'
import { SessionRow } from '#api/accounts/session-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { DeviceRow } from './device-row.ts'

/** Makes an error that says why the device was ended. `next` says what the reader can do. */
export function deviceEnded({ endReason }: DeviceRow, next: string): ApiError {
  const why = DEVICE_ENDS[endReason ?? 'user']
  return new ApiError('DEVICE_ENDED', { message: `This device was ended: ${why}. ${next}` })
}

/**
 * Throws the error for a session that sent the key of an ended device:
 * - If another key of the same browser replaced this key, one tab was only late. The session stays.
 * - If the user signed in after the end of the device, the session stays and can register a new key.
 * - Otherwise this also ends the session, so that the user must sign in again.
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

import { DEVICE_ENDS } from '#contracts/presentation/device-end.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { DeviceRow } from './device-row.ts'

/**
 * Returns an error with the reason for the end of the device. `next` is a sentence about the next step for
 * the user.
 */
export function deviceEnded({ endReason }: DeviceRow, next: string): ApiError {
  const why = DEVICE_ENDS[endReason ?? 'user']
  return new ApiError('DEVICE_ENDED', { message: `This device was ended: ${why}. ${next}` })
}

/**
 * Throws the error for a session that has sent the key of an ended device.
 * - If another key of the same browser replaced this key, a tab was only late. The session stays.
 * - If the user has signed in since the end of the device, the session stays, and can register a new key.
 * - Otherwise the session ends too. The user must then sign in again.
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

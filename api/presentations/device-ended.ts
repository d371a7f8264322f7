import type { DeviceEndReason } from '#contracts/presentation/device-end.ts'
import { because } from '#contracts/reason.ts'
import type { RefusalReason } from '#contracts/refusal-reasons.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { DeviceRow } from './device-row.ts'

/**
 * Returns an error with the reason for the end of the device. `next` names a sentence about the next
 * step for the user.
 */
export function deviceEnded({ endReason }: DeviceRow, next: RefusalReason): ApiError {
  const why = { code: ENDED[endReason ?? 'user'] }
  return new ApiError('DEVICE_ENDED', {
    reason: because('DEVICE_ENDED_AFTER', { why, next: { code: next } }),
  })
}

const ENDED = {
  user: 'ENDED_USER',
  logout: 'ENDED_LOGOUT',
  replaced: 'ENDED_REPLACED',
  idle: 'ENDED_IDLE',
  password: 'ENDED_PASSWORD',
  account: 'ENDED_ACCOUNT',
  undo: 'ENDED_UNDO',
  operator: 'ENDED_OPERATOR',
} as const satisfies Record<DeviceEndReason, RefusalReason>

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
    throw deviceEnded(device, 'DEVICE_KEY_REPLACED')
  }
  const isSignedInSince = device.endedAt !== null && session.createdAt >= device.endedAt
  if (isSignedInSince) throw deviceEnded(device, 'DEVICE_GETS_KEY')
  await SessionRow.endOne(database, session.userId, session.id)
  throw deviceEnded(device, 'DEVICE_SIGN_IN')
}

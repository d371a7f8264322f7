import { isDayOver } from '#contracts/credentials/credential.ts'
import { because } from '#contracts/reason.ts'
import { ApiError } from '#api/http/errors.ts'

/** Throws an error about `field` when the last day is already over in UTC. */
export function requireLastDay(expiryDate: string, now: Date, field = 'expiryDate'): void {
  if (!isDayOver(expiryDate, now.getTime())) return
  throw new ApiError('INVALID_INPUT', { reason: because('EXPIRY_PAST'), input: field })
}

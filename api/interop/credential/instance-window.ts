import { beginOfDay, endOfDay } from '#contracts/credentials/credential.ts'
import { DAY_MS, startOfDay } from '#contracts/time.ts'
import { INSTANCE_DAYS } from '#contracts/interop/limits.ts'

/**
 * Returns the times between which a new instance is valid. These times are never outside the days
 * of the credential.
 */
export function instanceWindow(
  { issueDate, expiryDate }: { issueDate: string; expiryDate: string },
  now: Date,
): { validFrom: Date; expiresAt: Date } {
  const begins = Math.max(startOfDay(now).getTime(), beginOfDay(issueDate))
  const ends = Math.min(begins + INSTANCE_DAYS * DAY_MS, endOfDay(expiryDate))
  return { validFrom: new Date(begins), expiresAt: new Date(ends) }
}

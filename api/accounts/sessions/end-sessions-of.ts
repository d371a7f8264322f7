import { lockHolder } from '#api/accounts/lock-holders.ts'
import { SessionRow } from './session-row.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { retryLocked } from '#api/database/retry-locked.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { endCodes } from '#api/presentations/end-codes.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/**
 * Ends all sessions and devices of an account, for example after a theft. Throws for the owner's own account,
 * because an owner can do this on the profile page.
 */
export async function endSessionsOf(
  { database, clock }: Services,
  { userId, by }: { userId: string; by: Person },
): Promise<void> {
  if (userId === by.id) throw new ApiError('OWN_ACCOUNT')
  await database.transaction(async (trx) => {
    const user = isUuid(userId) ? await lockHolder(trx, userId) : undefined
    if (!user) throw new ApiError('USER_NOT_FOUND')
    const now = clock.now()
    await signOutEverywhere(trx, userId, { reason: 'operator', now })
    await recordAudit(trx, {
      action: 'sessions_ended',
      by,
      at: now,
      subjectId: userId,
      details: { about: user.username },
    })
  })
}

/**
 * Ends all sessions and all minted codes of all users, after a theft of sessions. This also signs out the
 * owner who calls it. Devices do not end, because holders may be at a counter. A stolen phone must be ended
 * separately.
 */
export async function endEverySession(
  { database, clock, log }: Services,
  { by }: { by: Person },
): Promise<void> {
  await retryLocked(log, () =>
    database.transaction(async (trx) => {
      const now = clock.now()
      // Comes first, because it reads the session of the owner.
      await recordAudit(trx, { action: 'every_session_ended', by, at: now })
      await SessionRow.endEvery(trx)
      await endCodes(trx, 'anybody', now)
    }),
  )
}

import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { shownName } from '#api/accounts/present.ts'
import { UserRow } from '#api/accounts/user-row.ts'

interface Change {
  userId: string
  hasPremiumAccess: boolean
  by: Person
}

/**
 * Grants premium, or withdraws an administrator's grant. Does not change access that the user has paid for.
 */
export async function setPremium(
  { database, clock }: Services,
  { userId, hasPremiumAccess, by }: Change,
): Promise<UserRow> {
  return database.transaction(async (trx) => {
    const now = clock.now()
    const user = await UserRow.change(trx, userId, { premiumGranted: hasPremiumAccess }, now)
    if (!user) throw new ApiError('USER_NOT_FOUND')

    await recordAudit(trx, {
      action: hasPremiumAccess ? 'premium_granted' : 'premium_withdrawn',
      by,
      at: now,
      subjectId: userId,
      details: { about: shownName(user) },
    })
    return user
  })
}

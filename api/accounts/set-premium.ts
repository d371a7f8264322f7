import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { recordAdminEvent } from './admin-event-row.ts'
import { UserRow } from './user-row.ts'

interface Change {
  userId: string
  hasPremiumAccess: boolean
  changedBy: string
}

/** Gives or withdraws the administrator's grant; what a user has paid for stays theirs. */
export async function setPremium(
  { database, clock }: Services,
  { userId, hasPremiumAccess, changedBy }: Change,
): Promise<UserRow> {
  return database.transaction(async (trx) => {
    const now = clock.now()
    const user = await UserRow.change(trx, userId, { premiumGranted: hasPremiumAccess }, now)
    if (!user) throw new ApiError('USER_NOT_FOUND')

    await recordAdminEvent(trx, {
      action: hasPremiumAccess ? 'premium_granted' : 'premium_withdrawn',
      adminId: changedBy,
      userId,
      credentialId: null,
      createdAt: now,
    })
    return user
  })
}

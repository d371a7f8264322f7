import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { recordAdminEvent } from './admin-event-row.ts'
import { lockAdmins } from './lock-admins.ts'
import { UserRow } from './user-row.ts'

interface Change {
  userId: string
  isAdmin: boolean
  changedBy: string
}

/** Nobody changes the own role, and one administrator always remains. */
export async function setAdmin(
  { database, clock }: Services,
  { userId, isAdmin, changedBy }: Change,
): Promise<UserRow> {
  if (userId === changedBy) throw new ApiError('OWN_ACCOUNT')
  return database.transaction(async (trx) => {
    await lockAdmins(trx)
    const before = await UserRow.withId(trx, userId)
    if (!before) throw new ApiError('USER_NOT_FOUND')
    if (isAdmin && before.isGuest) throw new ApiError('ACCESS_DENIED', { message: GUEST_REFUSAL })

    const now = clock.now()
    const user = await UserRow.change(trx, userId, { isAdmin }, now)
    if (!user) throw new ApiError('USER_NOT_FOUND')
    if ((await UserRow.countAdmins(trx)) === 0) throw new ApiError('LAST_ADMIN')

    await recordAdminEvent(trx, {
      action: isAdmin ? 'admin_granted' : 'admin_withdrawn',
      adminId: changedBy,
      userId,
      credentialId: null,
      createdAt: now,
    })
    return user
  })
}

const GUEST_REFUSAL = 'A guest cannot become an administrator before claiming the account.'

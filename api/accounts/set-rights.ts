import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import type { AdminEvent } from '#contracts/administration.ts'
import { RIGHTS, type Right } from '#contracts/rights.ts'
import { recordAdminEvent } from './admin-event-row.ts'
import { lockAdmins } from './lock-admins.ts'
import { UserRow } from './user-row.ts'

interface Change {
  userId: string
  rights: readonly Right[]
  changedBy: string
}

/** The whole role, or none of it. */
export function setAdmin(
  services: Services,
  { isAdmin, ...change }: Omit<Change, 'rights'> & { isAdmin: boolean },
): Promise<UserRow> {
  return setRights(services, { ...change, rights: isAdmin ? RIGHTS : [] })
}

/** Nobody changes the own rights, and one owner always remains. */
export async function setRights(
  { database, clock }: Services,
  { userId, rights: named, changedBy }: Change,
): Promise<UserRow> {
  if (userId === changedBy) throw new ApiError('OWN_ACCOUNT')
  const rights = RIGHTS.filter((right) => named.includes(right))
  return database.transaction(async (trx) => {
    await lockAdmins(trx)
    const before = await UserRow.withId(trx, userId)
    if (!before) throw new ApiError('USER_NOT_FOUND')
    if (rights.length > 0 && before.isGuest) {
      throw new ApiError('ACCESS_DENIED', { message: GUEST_REFUSAL })
    }

    const now = clock.now()
    const user = await UserRow.change(trx, userId, { rights }, now)
    if (!user) throw new ApiError('USER_NOT_FOUND')
    if ((await UserRow.countOwners(trx)) === 0) throw new ApiError('LAST_ADMIN')

    await recordAdminEvent(trx, {
      action: nameChange(before, user),
      adminId: changedBy,
      userId,
      credentialId: null,
      createdAt: now,
    })
    return user
  })
}

function nameChange(before: UserRow, after: UserRow): AdminEvent['action'] {
  if (!after.isAdmin) return 'admin_withdrawn'
  return before.isAdmin ? 'rights_changed' : 'admin_granted'
}

const GUEST_REFUSAL = 'A guest cannot become an administrator before claiming the account.'

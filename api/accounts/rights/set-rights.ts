import { because } from '#contracts/reason.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { AuditAction } from '#contracts/audit/audit.ts'
import { RIGHTS, type Right } from '#contracts/accounts/rights.ts'
import { lockAdmins, requireStillOwner } from './lock-admins.ts'
import { refuseAlike } from '#api/accounts/addresses/taken.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import { countOwners } from './admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'

interface Change {
  userId: string
  rights: readonly Right[]
  by: Person
}

/** Gives a user all rights, or removes all rights. */
export function setAdmin(
  services: Services,
  { isAdmin, ...change }: Omit<Change, 'rights'> & { isAdmin: boolean },
): Promise<UserRow> {
  return setRights(services, { ...change, rights: isAdmin ? RIGHTS : [] })
}

/**
 * Sets a user's rights. Nobody may change their own rights, and at least one user must keep the right `own`.
 */
export async function setRights(
  { database, clock, env }: Services,
  { userId, rights: named, by }: Change,
): Promise<UserRow> {
  if (userId === by.id) throw new ApiError('OWN_ACCOUNT')
  const rights = RIGHTS.filter((right) => named.includes(right))
  return database.transaction(async (trx) => {
    await lockAdmins(trx)
    await requireStillOwner(trx, by.id)
    const before = await UserRow.withId(trx, userId)
    if (!before) throw new ApiError('USER_NOT_FOUND')
    if (rights.length > 0 && before.isGuest) {
      throw new ApiError('ACCESS_DENIED', { reason: because('GUEST_NOT_ADMINISTRATOR') })
    }

    if (rights.length > 0) await refuseAlike(trx, { username: before.username, ownId: userId })

    const now = clock.now()
    const user = await UserRow.change(trx, userId, { rights }, now)
    if (!user) throw new ApiError('USER_NOT_FOUND')
    if ((await countOwners(trx)) === 0) throw new ApiError('LAST_ADMIN')

    await recordAudit(trx, {
      action: nameChange(before, user),
      by,
      at: now,
      subjectId: userId,
      details: { about: user.username, rights: rights.join(' ') },
    })
    await notifyOfChange(env, trx, { userId, notice: { template: 'rights-changed', rights }, now })
    return user
  })
}

function nameChange(before: UserRow, after: UserRow): AuditAction {
  if (!after.isAdmin) return 'admin_withdrawn'
  return before.isAdmin ? 'rights_changed' : 'admin_granted'
}

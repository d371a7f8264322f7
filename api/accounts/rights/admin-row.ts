import type { Knex } from 'knex'
import { toSkeleton } from '#api/accounts/addresses/skeleton.ts'
import { MAY_ISSUE, UserRow } from '#api/accounts/user-row.ts'

/**
 * The SQL condition for users who can sign in to a server in production. There, a user with rights needs a
 * passkey (`ways-in.ts`).
 */
const CAN_COME_IN = `(not users.is_admin
  or exists (select 1 from passkeys where passkeys.user_id = users.id))`

/** Finds a user with rights whose name looks like this name. */
export function adminAlike(trx: Knex, username: string) {
  const usernameSkeleton = toSkeleton(username)
  return UserRow.query(trx).findOne({ usernameSkeleton, isAdmin: true })
}

export function allOwners(trx: Knex) {
  return UserRow.query(trx).whereRaw(`is_admin and 'own' = any(rights)`).orderBy('id')
}

export async function countOwners(trx: Knex): Promise<number> {
  return allOwners(trx).resultSize()
}

/**
 * Finds the users who have the right to issue, or lost this right after `since`. Leaves out the user with
 * this id. In production, also leaves out users who cannot sign in.
 */
export function issuersBeside(
  trx: Knex,
  id: string,
  { since, isProduction }: { since: Date; isProduction: boolean },
) {
  const issuers = UserRow.query(trx)
    .where({ isGuest: false, deletedAt: null })
    .whereNot({ id })
    .whereRaw(`(${MAY_ISSUE} or issue_lost_at > ?)`, since)
  return isProduction ? issuers.whereRaw(CAN_COME_IN) : issuers
}

import type { Knex } from 'knex'
import { toSkeleton } from '#contracts/text/skeleton.ts'
import { MAY_ISSUE, UserRow } from './user-row.ts'

/** In production, rights can be used only after a log-in by passkey (`ways-in.ts`). */
const CAN_COME_IN = `(not users.is_admin
  or exists (select 1 from passkeys where passkeys.user_id = users.id))`

/** Another user with a right in the console whose name looks like this one. */
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

/** Other users who may issue, or lost that right since then, and can still sign in. */
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

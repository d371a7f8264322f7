import type { Knex } from 'knex'
import { type QueryBuilder, raw } from 'objection'
import { keysOf, NAMES_ADDRESS, toAccountKey } from './addresses/account-key.ts'
import { HAS_PREMIUM, UserRow } from './user-row.ts'

/** Finds the guests who entered this address at checkout. */
export function guestsOf(trx: Knex, email: string): QueryBuilder<UserRow, UserRow[]> {
  return UserRow.query(trx)
    .where({ isGuest: true, deletedAt: null })
    .whereRaw(NAMES_ADDRESS, [toAccountKey(email)])
    .orderBy('id')
}

export async function premiumGuest(trx: Knex, email: string): Promise<UserRow | undefined> {
  return guestsOf(trx, email)
    .select('users.*', raw(HAS_PREMIUM).as('hasPremiumAccess'))
    .whereRaw(HAS_PREMIUM)
    .first()
}

/** Turns a guest into an account. */
export async function settleGuest(
  trx: Knex,
  id: string,
  username: string,
  now: Date,
): Promise<void> {
  await UserRow.query(trx)
    .patch({ username, ...keysOf(username), isGuest: false, updatedAt: now })
    .where({ id })
}

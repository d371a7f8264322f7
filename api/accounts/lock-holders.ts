import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { UserRow } from './user-row.ts'

/*
 * A transaction that makes, changes or ends something of a person locks the person's row first, and reads
 * afterwards what its decision needs. All changes of one person therefore run one after the other. Further
 * locks follow in one order everywhere, rows of one table by their ids:
 *
 *   lines of imports → administrators → users → sessions → devices → credentials → passes →
 *   wallets → their lists → their instances → revocation events → chain → outbox
 *
 * A transaction does nothing slow under a lock, and no wait is longer than `database/connect.ts` allows.
 */

/** Undefined when the account is deleted. */
export async function lockHolder(trx: Knex, id: string): Promise<UserRow | undefined> {
  return UserRow.present(trx).findOne({ id }).forNoKeyUpdate()
}

/** Prevents writes for an account that is being deleted; waits for nothing else. */
export async function requireHolder(trx: Knex, id: string): Promise<void> {
  const holder = await UserRow.present(trx).findOne({ id }).forKeyShare()
  if (!holder) throw new ApiError('SIGN_IN_REQUIRED')
}

/** Answers which of these accounts exist; they stay until the transaction ends. */
export async function holdPresent(trx: Knex, ids: string[]): Promise<Set<string>> {
  const users = await UserRow.everWithIds(trx, ids)
    .whereNull('deletedAt')
    .select('id')
    .orderBy('id')
    .forKeyShare()
  return new Set(users.map(({ id }) => id))
}

/** Also locks a deleted account and the rows that refer to it, because payments outlive an account. */
export async function lockEver(trx: Knex, id: string): Promise<void> {
  await UserRow.everWithId(trx, id).select('id').forUpdate()
}

/** For the end or the move of an account: locks it and all that name its address, with their rows. */
export async function lockWithAddress(trx: Knex, id: string, emailKey: string): Promise<void> {
  await UserRow.everWithIdOrAddress(trx, id, emailKey).select('id').orderBy('id').forUpdate()
}

/** For changes to many accounts at once, deleted ones included. */
export async function lockMany(trx: Knex, ids: string[]): Promise<void> {
  await UserRow.everWithIds(trx, ids).select('id').orderBy('id').forNoKeyUpdate()
}

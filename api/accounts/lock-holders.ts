import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { UserRow } from './user-row.ts'

/*
 * Whatever makes, changes or ends something of a person holds their row first, and reads after that
 * what it decides on: so all that concerns one person happens one after the other. What else a
 * transaction holds follows in one order everywhere, rows of one table by their ids:
 *
 *   lines of imports → administrators → users → sessions → devices → credentials → passes →
 *   wallets → their lists → their instances → revocation events → chain → outbox
 *
 * Nothing slow happens meanwhile, and nobody waits for a row longer than `database/connect.ts` allows.
 */

/** Undefined when the account is gone. */
export async function lockHolder(trx: Knex, id: string): Promise<UserRow | undefined> {
  return UserRow.present(trx).findOne({ id }).forNoKeyUpdate()
}

/** So that nothing is written for an account that is being ended; it waits for nothing else. */
export async function requireHolder(trx: Knex, id: string): Promise<void> {
  const holder = await UserRow.present(trx).findOne({ id }).forKeyShare()
  if (!holder) throw new ApiError('SIGN_IN_REQUIRED')
}

/** Those of them whose accounts are there, and stay so until the transaction ends. */
export async function holdPresent(trx: Knex, ids: string[]): Promise<Set<string>> {
  const users = await UserRow.everWithIds(trx, ids)
    .whereNull('deletedAt')
    .select('id')
    .orderBy('id')
    .forKeyShare()
  return new Set(users.map(({ id }) => id))
}

/** Also one that is deleted since, and whatever refers to it: money outlives an account. */
export async function lockEver(trx: Knex, id: string): Promise<void> {
  await UserRow.everWithId(trx, id).select('id').forUpdate()
}

/** For what ends or moves an account: it and all who have named its address, and what refers to them. */
export async function lockWithAddress(trx: Knex, id: string, emailKey: string): Promise<void> {
  await UserRow.everWithIdOrAddress(trx, id, emailKey).select('id').orderBy('id').forUpdate()
}

/** For what changes something of many at once, also of those who are deleted since. */
export async function lockMany(trx: Knex, ids: string[]): Promise<void> {
  await UserRow.everWithIds(trx, ids).select('id').orderBy('id').forNoKeyUpdate()
}

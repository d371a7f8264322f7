import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { UserRow } from './user-row.ts'

/*
 * A transaction that creates, changes or ends data of a person first locks the person's row. It then reads
 * the rows that its decision depends on. All changes of one person therefore run one after the other.
 * Transactions take further locks in this order, and lock the rows of one table by ascending id:
 *
 *   lines of imports → administrators → users → sessions → devices → credentials → passes →
 *   wallets → their lists → their instances → revocation events → chain → outbox
 *
 * A transaction does no slow work under a lock. No wait is longer than `database/connect.ts` allows.
 * Decision: `docs/decisions/12-holder-row-first.md`.
 */

/** Locks the user for changes. Returns undefined when the account is deleted. */
export async function lockHolder(trx: Knex, id: string): Promise<UserRow | undefined> {
  return UserRow.present(trx).findOne({ id }).forNoKeyUpdate()
}

/**
 * Throws when the account is deleted. Otherwise locks the account against deletion until the transaction
 * ends. Waits only for a transaction that has locked the account with `forUpdate`.
 */
export async function requireHolder(trx: Knex, id: string): Promise<void> {
  const holder = await UserRow.present(trx).findOne({ id }).forKeyShare()
  if (!holder) throw new ApiError('SIGN_IN_REQUIRED')
}

/**
 * Returns the ids of those accounts that are not deleted, and locks these accounts against deletion until the
 * transaction ends.
 */
export async function holdPresent(trx: Knex, ids: string[]): Promise<Set<string>> {
  const users = await UserRow.everWithIds(trx, ids)
    .whereNull('deletedAt')
    .select('id')
    .orderBy('id')
    .forKeyShare()
  return new Set(users.map(({ id }) => id))
}

/**
 * Locks an account, even a deleted one, because its payments stay. Until the transaction ends, no other
 * transaction can add a row that refers to the account.
 */
export async function lockEver(trx: Knex, id: string): Promise<void> {
  await UserRow.everWithId(trx, id).select('id').forUpdate()
}

/**
 * Locks an account before its deletion or move, and all accounts that have proven or claim the address. Until
 * the transaction ends, no other transaction can add a row that refers to these accounts.
 */
export async function lockWithAddress(trx: Knex, id: string, emailKey: string): Promise<void> {
  await UserRow.everWithIdOrAddress(trx, id, emailKey).select('id').orderBy('id').forUpdate()
}

/** Locks several accounts in one statement, including deleted accounts. */
export async function lockMany(trx: Knex, ids: string[]): Promise<void> {
  await UserRow.everWithIds(trx, ids).select('id').orderBy('id').forNoKeyUpdate()
}

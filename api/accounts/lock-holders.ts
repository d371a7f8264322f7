import type { Knex } from 'knex'
import { UserRow } from './user-row.ts'

/** Holds the row until the transaction ends, so that what is counted per user cannot change. */
export async function lockHolder(trx: Knex, id: string): Promise<UserRow | undefined> {
  return UserRow.present(trx).findOne({ id }).forNoKeyUpdate()
}

/** Also one that is deleted since, and whatever refers to it: money outlives an account. */
export async function lockEver(trx: Knex, id: string): Promise<void> {
  await UserRow.everWithId(trx, id).select('id').forUpdate()
}

/** Holds a user and all who have named an address, in one order, so that nobody waits in a circle. */
export async function lockWithAddress(trx: Knex, id: string, emailKey: string): Promise<void> {
  await UserRow.everWithIdOrAddress(trx, id, emailKey).select('id').orderBy('id').forNoKeyUpdate()
}

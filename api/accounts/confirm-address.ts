import type { Knex } from 'knex'
import { AccountTokenRow } from './account-token-row.ts'
import { adoptPurchases } from './adopt-purchases.ts'
import { UserRow } from './user-row.ts'

/** For an account whose owner has shown mailbox and password; by whoever holds all of that address. */
export async function confirmAddress(trx: Knex, owner: UserRow, now: Date): Promise<void> {
  await UserRow.confirm(trx, owner.id, now)
  await AccountTokenRow.voidOpen(trx, { userId: owner.id }, now)
  await adoptPurchases(trx, owner, now)
}

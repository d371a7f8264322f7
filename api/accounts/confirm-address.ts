import type { Knex } from 'knex'
import { AccountTokenRow } from './account-token-row.ts'
import { adoptPurchases } from './adopt-purchases.ts'
import { refuseTakenAddress } from './taken.ts'
import { UserRow } from './user-row.ts'

/** For an owner who has proven mailbox and password. The caller holds all rows of the address. */
export async function confirmAddress(trx: Knex, owner: UserRow, now: Date): Promise<void> {
  await takeAddress(trx, owner, now)
  await AccountTokenRow.voidOpen(trx, { userId: owner.id }, now)
  await adoptPurchases(trx, owner, now)
}

/** Of several accounts that name an address, the first whose owner proves the mailbox gets it. */
export async function takeAddress(
  trx: Knex,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await refuseTakenAddress(trx, { email, ownId: id, now })
  await UserRow.confirm(trx, id, now)
}

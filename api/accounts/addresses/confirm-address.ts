import type { Knex } from 'knex'
import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'
import { adoptPurchases } from '#api/checkout/adopt-purchases.ts'
import { refuseTakenAddress } from './taken.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * The owner must have proven to read the mailbox and to know the password. The caller must have locked the
 * rows of all accounts with this address.
 */
export async function confirmAddress(trx: Knex, owner: UserRow, now: Date): Promise<void> {
  await takeAddress(trx, owner, now)
  await AccountTokenRow.voidOpen(trx, { userId: owner.id }, now)
  await adoptPurchases(trx, owner, now)
}

/** Gives the address to this account. Throws when another account has proven or reserved the address. */
export async function takeAddress(
  trx: Knex,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await refuseTakenAddress(trx, { email, ownId: id, now })
  await UserRow.confirm(trx, id, now)
}

import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/account-key.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * The users who have proven that they own these addresses, by address key. Nobody else gets a credential
 * through a mistyped address: others are invited, and must know the passport digits.
 */
export async function findRecipients(
  connection: Knex,
  emails: readonly string[],
): Promise<Map<string, UserRow>> {
  const owners = await UserRow.havingAddresses(connection, emails.map(toAccountKey))
  return new Map(owners.map((user) => [user.emailKey, user]))
}

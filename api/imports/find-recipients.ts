import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/account-key.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * The users who have proven to own these addresses, by the key of each. Nobody else gets a credential by a
 * mistyped address: others are invited, and have to know the passport digits.
 */
export async function findRecipients(
  connection: Knex,
  emails: readonly string[],
): Promise<Map<string, UserRow>> {
  const owners = await UserRow.havingAddresses(connection, emails.map(toAccountKey))
  return new Map(owners.map((user) => [user.emailKey, user]))
}

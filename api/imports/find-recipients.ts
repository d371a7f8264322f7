import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/account-key.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * Finds the users who have proven these addresses, by address key. Everybody else gets an invitation and
 * must enter the passport digits. A mistyped address therefore gives nobody else a credential.
 */
export async function findRecipients(
  connection: Knex,
  emails: readonly string[],
): Promise<Map<string, UserRow>> {
  const owners = await UserRow.havingAddresses(connection, emails.map(toAccountKey))
  return new Map(owners.map((user) => [user.emailKey, user]))
}

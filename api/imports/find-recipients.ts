import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * Finds the users who have proven these addresses. The keys of the map are address keys. Every other
 * recipient gets an invitation, and must enter digits of the passport. Therefore a mistyped address gives a
 * stranger no credential.
 */
export async function findRecipients(
  connection: Knex,
  emails: readonly string[],
): Promise<Map<string, UserRow>> {
  const owners = await UserRow.havingAddresses(connection, emails.map(toAccountKey))
  return new Map(owners.map((user) => [user.emailKey, user]))
}

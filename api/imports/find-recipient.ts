import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/account-key.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/errors.ts'

const NO_ACCOUNT = 'Nobody has an account with this email address.'

/** Nobody else's mailbox gets a credential by a mistyped address: it has to be a confirmed one. */
export function refuseRecipient(user: UserRow | undefined): ApiError | undefined {
  if (!user) return new ApiError('USER_NOT_FOUND', { message: NO_ACCOUNT })
  return user.emailConfirmedAt ? undefined : new ApiError('EMAIL_UNCONFIRMED')
}

/** Whoever has these addresses, by the key of each. */
export async function findRecipients(
  connection: Knex,
  emails: readonly string[],
): Promise<Map<string, UserRow>> {
  const users = await UserRow.havingAddresses(connection, emails.map(toAccountKey))
  return new Map(users.map((user) => [user.emailKey, user]))
}

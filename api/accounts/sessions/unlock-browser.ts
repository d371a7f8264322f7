import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * Marks the unlock link as used, and returns its user. The link does not sign the user in. The link only
 * allows this browser to try the password.
 */
export async function takeUnlockLink(
  { database, clock }: Services,
  secret: string,
): Promise<UserRow> {
  const now = clock.now()
  const token = await AccountTokenRow.take(database, { secret, kinds: ['unlock'], now })
  const user = token && (await UserRow.withId(database, token.userId))
  if (!user || toAccountKey(user.email) !== token.emailKey) throw new ApiError('LINK_EXPIRED')
  return user
}

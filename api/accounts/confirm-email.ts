import { ApiError } from '#api/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { adoptPurchases } from './adopt-purchases.ts'
import { UserRow } from './user-row.ts'

/**
 * The mailbox and the password in one browser: the same person has both. A link alone does not
 * confirm, for somebody else may have registered the address.
 */
export async function confirmEmail(
  { database, clock }: Services,
  { token: secret, user }: { token: string; user: SignedInUser | null },
): Promise<UserRow> {
  const now = clock.now()
  const found = await AccountTokenRow.withSecret(database, secret)
  const isOpen = found?.kind === 'confirm' && !found.usedAt && found.expiresAt > now
  if (!isOpen) throw new ApiError('LINK_EXPIRED')
  if (user?.id !== found.userId) throw new ApiError('SIGN_IN_REQUIRED')

  return database.transaction(async (trx) => {
    const token = await AccountTokenRow.take(trx, { secret, kinds: ['confirm'], now })
    const owner = token && (await UserRow.lock(trx, token.userId))
    if (owner?.emailKey !== token?.emailKey || !owner) throw new ApiError('LINK_EXPIRED')
    await UserRow.confirm(trx, owner.id, now)
    await adoptPurchases(trx, owner, now)
    return UserRow.present(trx).findById(owner.id).throwIfNotFound()
  })
}

import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import { forgetMailedLinks } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import type { AccountLinkKind } from '#contracts/accounts/account-links.ts'
import { toAccountKey } from './account-key.ts'
import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'
import { confirmAddress } from './confirm-address.ts'
import { EmailChangeRow } from './email-change-row.ts'
import { requireAsker } from '#api/accounts/lock-asker.ts'
import { lockWithAddress } from '#api/accounts/lock-holders.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { refuseTakenAddress } from './taken.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import { UserRow } from '#api/accounts/user-row.ts'

const CONFIRMING: readonly AccountLinkKind[] = ['confirm', 'change']

/**
 * Confirms the account's address by a mailed link, or moves the account to a new address. The browser must
 * have both the link and a session of the account. The link alone is not enough, because somebody else may
 * have registered the address, or asked to move an account to the address.
 */
export async function confirmEmail(
  { database, clock, env }: Services,
  { token: secret, user }: { token: string; user: SignedInUser | null },
): Promise<UserRow> {
  const now = clock.now()
  const found = await AccountTokenRow.openOne(database, { secret, kinds: CONFIRMING, now })
  if (!found) throw new ApiError('LINK_EXPIRED')
  if (user?.id !== found.userId) throw new ApiError('SIGN_IN_REQUIRED')

  const confirm = async (trx: Knex) => {
    await lockWithAddress(trx, user.id, found.emailKey)
    await requireAsker(trx, user)
    const token = await AccountTokenRow.take(trx, { secret, kinds: CONFIRMING, now })
    const before = token && (await UserRow.withId(trx, token.userId))
    if (!before) throw new ApiError('LINK_EXPIRED')
    const owner =
      token.kind === 'change'
        ? await move({ env, trx, now }, before, { linkId: token.id, sessionId: user.sessionId })
        : before
    if (toAccountKey(owner.email) !== token.emailKey) throw new ApiError('LINK_EXPIRED')
    await confirmAddress(trx, owner, now)
    return UserRow.present(trx).findById(owner.id).throwIfNotFound()
  }
  return database.transaction(confirm).catch(async (error: unknown) => {
    // Throws the right error if another account got the address at the same time.
    await refuseTakenAddress(database, { email: found.emailKey, ownId: user.id, now })
    throw error
  })
}

/**
 * Moves the account to the new address. Ends all sessions except the session of the request, and mails the
 * old mailbox.
 */
async function move(
  { env, trx, now }: Pick<Services, 'env'> & { trx: Knex; now: Date },
  user: UserRow,
  { linkId, sessionId }: { linkId: string; sessionId: string },
): Promise<UserRow> {
  const change = await EmailChangeRow.ofLink(trx, linkId)
  if (!change) throw new ApiError('LINK_EXPIRED')
  const { email } = change
  if (!user.emailConfirmedAt) {
    // Nobody has proven the account's former mailbox. Another person may have requested the mails and links
    // to this mailbox. They are therefore deleted.
    await forgetMailedLinks(trx, user.id)
    await AccountTokenRow.deleteOthers(trx, { id: linkId, userId: user.id })
  }
  await refuseTakenAddress(trx, { email, ownId: user.id, now })

  const notice = { template: 'address-changed', email } as const
  await notifyOfChange(env, trx, { userId: user.id, notice, now })
  const moved = await UserRow.moveTo(trx, user, email, now)
  // An unproven former address has a unique key (`toClaimKey`). This row therefore reserves no address.
  const former = { formerEmailKey: user.emailKey, formerEmail: user.email }
  await EmailChangeRow.conclude(trx, change.id, { ...former, changedAt: now })
  await SessionRow.endAll(trx, user.id, sessionId)
  await SessionRow.moveAlong(trx, sessionId, moved.authVersion)
  return moved
}

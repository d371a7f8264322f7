import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { accountKey } from '#api/http/route.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { UpdateProfile } from '#contracts/accounts/profile.ts'
import { toAccountKey } from './addresses/account-key.ts'
import { mailLink } from './recovery/account-links.ts'
import { AccountTokenRow } from './recovery/account-token-row.ts'
import { type Asker, lockAsker } from './lock-asker.ts'
import { EmailChangeRow } from './addresses/email-change-row.ts'
import { lockProven, requirePassword } from './sessions/require-password.ts'
import { refuseAlike, refuseTakenName } from './addresses/taken.ts'
import { notifyOfChange } from './recovery/notify-of-change.ts'
import { UserRow } from './user-row.ts'

interface Asked extends UpdateProfile {
  user: SignedInUser
}

/**
 * Changes the name or the address. Either change needs the current password. A new address is used only
 * after the link in its mailbox was opened.
 */
export async function updateProfile(
  services: Services,
  { user: asker, username, email, currentPassword: password }: Asked,
): Promise<UserRow> {
  const { database, clock, mailer, limits } = services
  const { id: userId, sessionId } = asker
  const before = await UserRow.withId(database, userId)
  if (!before) throw new ApiError('USER_NOT_FOUND')
  const isNewEmail = toAccountKey(email) !== toAccountKey(before.email)
  const isNewName = toAccountKey(username) !== before.usernameKey
  const proven =
    (isNewName || isNewEmail) &&
    (await requirePassword(services, { userId, password, askedIn: sessionId }))

  const now = clock.now()
  const requireFree = async () => {
    await refuseTakenName(database, { username, ownId: userId })
    if (before.isAdmin) await refuseAlike(database, { username, ownId: userId })
  }
  await requireFree()
  if (isNewEmail) await limits.consume('mailsOfAccount', [accountKey(userId)])
  const user = await database
    .transaction(async (trx) => {
      await lockAsker(trx, asker)
      const holder = proven && (await lockProven(trx, proven))
      if (holder && isNewEmail) await requestMove(services, trx, holder, email)
      return UserRow.rename(trx, userId, { username, email }, now)
    })
    .catch(async (error: unknown) => {
      // Throws the right error if another account got the name at the same time.
      await requireFree()
      throw error
    })
  mailer.wake()
  return user
}

/**
 * Stores the request to move the account to the new address. Mails the present mailbox, because its owner can
 * still stop the move.
 */
async function requestMove(
  services: Services,
  trx: Knex,
  user: UserRow,
  email: string,
): Promise<void> {
  const now = services.clock.now()
  const { id: userId, language } = user
  const emailKey = toAccountKey(email)
  const link = { kind: 'change', template: 'change' } as const
  const accountTokenId = await mailLink(services, trx, { id: userId, email, language }, link)
  await EmailChangeRow.request(trx, { userId, email, emailKey, accountTokenId, requestedAt: now })
  const notice = { template: 'address-change-asked', email } as const
  await notifyOfChange(services.env, trx, { userId, notice, now })
}

export async function dropPendingEmail({ database, clock }: Services, user: Asker): Promise<void> {
  const { id: userId } = user
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    await EmailChangeRow.dropOpen(trx, userId)
    await AccountTokenRow.voidOpen(trx, { userId, kind: 'change' }, clock.now())
  })
}

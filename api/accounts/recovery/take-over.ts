import { randomBytes } from 'node:crypto'
import type { Transaction } from 'objection'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { adoptFrom, adoptPurchases } from '#api/checkout/adopt-purchases.ts'
import { refuseCommonPassword } from '#api/accounts/sessions/common-passwords.ts'
import { takeAddress } from '#api/accounts/addresses/confirm-address.ts'
import { EmailChangeRow } from '#api/accounts/addresses/email-change-row.ts'
import { lockWithAddress } from '#api/accounts/lock-holders.ts'
import { PasskeyRow } from '#api/accounts/passkeys/passkey-row.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { settleGuest } from '#api/accounts/guest-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/http/errors.ts'
import { accountKey } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import type { AccountLinkKind, UseLinkWithPassword } from '#contracts/accounts/account-links.ts'
import { USERNAME_MAX } from '#contracts/accounts/registration.ts'
import { endDevicesOf } from '#api/presentations/end-device.ts'

const KINDS: readonly AccountLinkKind[] = ['claim', 'confirm', 'reset']
const NAME_BYTES = 4

/**
 * Gives the account to the person who used a mailed link, because this person reads the mailbox. Sets the new
 * password. Ends the account's sessions, devices, links and open change of address, because they may belong
 * to another person. Turns a guest into an account. If another account already has the guest's address, moves
 * the guest's purchases to that account. The call counts as a right log-in, because its response signs the
 * person in.
 */
export async function takeOver(
  services: Services,
  { token: secret, password }: UseLinkWithPassword,
): Promise<UserRow> {
  const { database, passwords, clock, limits, env } = services
  const found = await AccountTokenRow.openOne(database, { secret, kinds: KINDS, now: clock.now() })
  const holder = found && (await UserRow.withId(database, found.userId))
  if (!holder) throw new ApiError('LINK_EXPIRED')
  refuseCommonPassword(password, [holder.username, holder.email])
  await limits.consume('logIns', [accountKey(holder.id)])
  const passwordHash = await passwords.hash(password)

  return database.transaction(async (trx) => {
    const now = clock.now()
    await lockWithAddress(trx, holder.id, toAccountKey(holder.email))
    const token = await AccountTokenRow.take(trx, { secret, kinds: KINDS, now })
    const user = token && (await UserRow.withId(trx, token.userId))
    if (!user || toAccountKey(user.email) !== token.emailKey) throw new ApiError('LINK_EXPIRED')
    // A confirmed address needs no second confirmation. This link may be from an old mail.
    if (token.kind === 'confirm' && user.emailConfirmedAt) throw new ApiError('LINK_EXPIRED')

    const owner = (user.isGuest ? await UserRow.ofMailbox(trx, user.email) : undefined) ?? user
    if (owner.isGuest) {
      await settleGuest(trx, owner.id, await nameFor(trx, owner), now)
    }
    await UserRow.setPassword(trx, owner, passwordHash, now)
    if (!owner.emailConfirmedAt) {
      // Nobody has proven the mailbox before. The passkeys belong to the person who registered the account,
      // and this may be another person.
      await PasskeyRow.deleteOf(trx, owner.id)
      await takeAddress(trx, owner, now)
    }
    for (const { id } of [owner, user]) await endEverything(trx, id, now)
    if (user.id !== owner.id) await adoptFrom(trx, { guestId: user.id, ownerId: owner.id, now })
    await adoptPurchases(trx, owner, now)
    const notice = { template: 'password-changed' } as const
    if (!owner.isGuest) await notifyOfChange(env, trx, { userId: owner.id, notice, now })
    return UserRow.present(trx).findById(owner.id).throwIfNotFound()
  })
}

async function endEverything(trx: Transaction, userId: string, now: Date): Promise<void> {
  await SessionRow.endAll(trx, userId)
  await endDevicesOf(trx, { userId }, { reason: 'password', now })
  await AccountTokenRow.voidOpen(trx, { userId }, now)
  await EmailChangeRow.dropOpen(trx, userId)
}

/**
 * Returns a user name for a guest: the part of the address before the @. If another user has this name,
 * returns a random name.
 */
async function nameFor(trx: Transaction, { email }: UserRow): Promise<string> {
  const name = (email.split('@')[0] ?? '').slice(0, USERNAME_MAX)
  const taken = await UserRow.withName(trx, name)
  return taken ? `member-${randomBytes(NAME_BYTES).toString('hex')}` : name
}

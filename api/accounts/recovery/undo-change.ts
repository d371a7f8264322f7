import type { Transaction } from 'objection'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { mailLink } from './account-links.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { EmailChangeRow } from '#api/accounts/addresses/email-change-row.ts'
import { lockAdmins } from '#api/accounts/rights/lock-admins.ts'
import { lockWithAddress } from '#api/accounts/lock-holders.ts'
import { PasskeyRow } from '#api/accounts/passkeys/passkey-row.ts'
import { RecoveryCodeRow } from './recovery-code-row.ts'
import { UNUSABLE_PASSWORD } from '#api/accounts/sessions/password-hasher.ts'
import { countOwners } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import type { Undone, UseLink } from '#contracts/accounts/account-links.ts'
import { signOutEverywhere } from '#api/accounts/sessions/sign-out-everywhere.ts'

const KINDS = ['undo'] as const

interface Undoing extends UseLink {
  /** Returns the reader of the mailbox, who acts for the account. */
  by: (user: UserRow) => Person
}

/**
 * Undoes a change of the account. The caller uses the link in the mail about the change. We assume that the
 * reader of this mail owns the account and did not make the change.
 * - Moves the account back to the mailbox of the link.
 * - Makes the password unusable, and mails a link that sets a new password.
 * - Ends all sessions and devices, and voids the open mailed links.
 * - Deletes the passkeys and recovery codes that were added since the change.
 * - Voids the undo links that were made since the change, because a thief may have received their mails.
 * - Withdraws the account's rights, unless the account is the last owner.
 *
 * Starts no session.
 */
export async function undoChange(
  services: Services,
  { token: secret, by }: Undoing,
): Promise<Undone & { userId: string }> {
  const { database, clock, mailer } = services
  const now = clock.now()
  const found = await AccountTokenRow.openOne(database, { secret, kinds: KINDS, now })
  if (!found) throw new ApiError('LINK_EXPIRED')
  const { userId, emailKey, createdAt: since } = found

  const rights = await database.transaction(async (trx) => {
    await lockAdmins(trx)
    await lockWithAddress(trx, userId, emailKey)
    const token = await AccountTokenRow.take(trx, { secret, kinds: KINDS, now })
    const user = token && (await UserRow.withId(trx, userId))
    if (!user) throw new ApiError('LINK_EXPIRED')

    await AccountTokenRow.voidOpen(trx, { userId }, now)
    await AccountTokenRow.voidUndosSince(trx, { userId, since }, now)
    await EmailChangeRow.dropOpen(trx, userId)
    await UserRow.setPassword(trx, user, UNUSABLE_PASSWORD, now)
    await signOutEverywhere(trx, userId, { reason: 'undo', now })
    await PasskeyRow.deleteSince(trx, userId, since)
    await RecoveryCodeRow.deleteSince(trx, userId, since)
    if (toAccountKey(user.email) !== emailKey) await goBack(trx, user, { emailKey, now })
    const entry = { by: by(user), at: now, subjectId: userId }
    const details = { about: user.username }
    await recordAudit(trx, { ...entry, action: 'change_undone', details })
    const withdrawn = await withdrawRights(trx, user, entry)
    const owner = await UserRow.present(trx).findById(userId).throwIfNotFound()
    await mailLink(services, trx, owner, { kind: 'reset', template: 'undone' })
    return withdrawn
  })
  mailer.wake()
  return { userId, rights }
}

/**
 * Moves the account back to the address to which the link was mailed. Mails the present address about the
 * move.
 */
async function goBack(
  trx: Transaction,
  user: UserRow,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<void> {
  const { id: userId, email: recipient, language } = user
  const left = await EmailChangeRow.lastFrom(trx, { userId, formerEmailKey: emailKey })
  const mail = { userId, recipient, language, now }
  await enqueueMail(trx, mail, { template: 'account-returned' })
  const current = await UserRow.present(trx).findById(userId).throwIfNotFound()
  await UserRow.moveTo(trx, current, left?.formerEmail ?? emailKey, now)
}

/**
 * Withdraws the account's rights, because a thief may have used them. Another owner can give the rights
 * again. The last owner keeps the rights, because the installation would otherwise have no owner. If a thief
 * has the account and the mailbox of the last owner, only the operator can add another owner
 * (`npm run visa -- accounts create-admin`).
 */
async function withdrawRights(
  trx: Transaction,
  { username, rights }: UserRow,
  entry: { by: Person; at: Date; subjectId: string },
): Promise<Undone['rights']> {
  if (rights.length === 0) return 'none'
  if (rights.includes('own') && (await countOwners(trx)) === 1) return 'kept'
  await UserRow.change(trx, entry.subjectId, { rights: [] }, entry.at)
  const details = { about: username, rights: '' }
  await recordAudit(trx, { ...entry, action: 'admin_withdrawn', details })
  return 'withdrawn'
}

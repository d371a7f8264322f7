import type { Transaction } from 'objection'
import { dayOf } from '#contracts/credentials/credential.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { anonymise } from '#api/accounts/anonymise.ts'
import { lockAdmins, requireStillOwner } from '#api/accounts/rights/lock-admins.ts'
import { lockWithAddress } from '#api/accounts/lock-holders.ts'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { lockProven, requirePassword } from '#api/accounts/sessions/require-password.ts'
import { guestsOf } from '#api/accounts/guest-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { AuditDetailsRow } from '#api/audit/audit-details-row.ts'
import type { Doer, Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { SecurityEventRow } from '#api/audit/security-event-row.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { RevocationEventRow } from '#api/credentials/revocation-event-row.ts'
import { revokeInside } from '#api/credentials/revoke.ts'
import { ApiError } from '#api/http/errors.ts'
import { accountKey } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { ExamRow } from '#api/exam/exam-row.ts'
import { ImportLineRow } from '#api/imports/import-line-row.ts'
import { InvitationRow } from '#api/invitations/invitation-row.ts'
import { DeviceRow } from '#api/presentations/device-row.ts'
import { endDevicesOf } from '#api/presentations/end-device.ts'
import { SyncEventRow } from '#api/sync/sync-event-row.ts'
import { forgetVerifiers } from '#api/verification/record.ts'

const REASON = 'The account was deleted.'
/** The text that replaces each stored reason for a revocation. */
const ERASED = 'Erased with the account.'
/** The fault that an importer sees at a waiting line after the deletion of its recipient. */
const LEFT = {
  code: 'USER_NOT_FOUND',
  field: 'email',
  message: 'The account of this address was deleted after the upload.',
} as const

/** Deletes a user for an administrator. Throws for the administrator's own account. */
export async function deleteUser(
  { database, sealing, anchoring, clock }: Services,
  { userId, by }: { userId: string; by: Person },
): Promise<void> {
  if (userId === by.id) throw new ApiError('OWN_ACCOUNT')
  const user = await UserRow.withId(database, userId)
  if (!user) throw new ApiError('USER_NOT_FOUND')
  await database.transaction(async (trx) => {
    await lockAccount(trx, sealing, user)
    await requireStillOwner(trx, by.id)
    if (!(await UserRow.withId(trx, userId))) throw new ApiError('USER_NOT_FOUND')
    const now = clock.now()
    await eraseAccount(trx, { userId, by, revokedBy: by.id, now })
  })
  anchoring.wake()
}

/** The user must enter the password again. */
export async function deleteOwnAccount(
  services: Services,
  { by, ...proof }: { by: Person; password: string; askedIn: string },
): Promise<void> {
  const { database, sealing, anchoring, clock, limits } = services
  const userId = by.id
  const proven = await requirePassword(services, { userId, ...proof })
  await limits.consume('acts', [accountKey(userId)])
  await database.transaction(async (trx) => {
    await lockAccount(trx, sealing, proven)
    await lockAsker(trx, { id: userId, sessionId: proof.askedIn })
    await lockProven(trx, proven)
    await eraseAccount(trx, { userId, by, revokedBy: by.id, now: clock.now() })
  })
  anchoring.wake()
}

/**
 * Locks the rows of an account in the order of `accounts/lock-holders.ts`. The lines of imports come first in
 * this order, and lines to the account's mailbox are refused: a deleted person must not get a credential later.
 */
export async function lockAccount(
  trx: Transaction,
  sealing: Sealing,
  { id, email, emailConfirmedAt }: UserRow,
): Promise<void> {
  const emailKey = toAccountKey(email)
  if (emailConfirmedAt) await ImportLineRow.refuseTo(trx, sealing.markAddress(emailKey), LEFT)
  await lockAdmins(trx)
  await lockWithAddress(trx, id, emailKey)
}

/**
 * Overwrites personal data, revokes valid credentials, and ends devices and sessions. The rows about money
 * and the audit stay. Throws when the account is the last owner.
 */
export async function eraseAccount(
  trx: Transaction,
  {
    userId,
    by,
    revokedBy,
    now,
  }: {
    userId: string
    by: Doer
    /** The id of the account that revokes. */
    revokedBy: string
    now: Date
  },
): Promise<void> {
  const own = [userId, ...(await findGuests(trx, userId))]
  await forgetInvitations(trx, userId)
  for (const id of own) await anonymise(trx, id, now)
  await DeviceRow.forgetNames(trx, userId)
  await CredentialRow.forgetHolder(trx, userId, ERASED, now)
  await endDevicesOf(trx, { userId }, { reason: 'account', now })
  // The reasons are deleted, because people have typed them and a reason can name the holder.
  await RevocationEventRow.forgetReasons(trx, userId, ERASED)
  for (const { credentialId } of await CredentialRow.showableBy(trx, userId, dayOf(now))) {
    const revocation = {
      credentialId,
      reasonCode: 1,
      reason: REASON,
      source: 'admin',
      revokedBy,
    } as const
    await revokeInside(trx, revocation, now)
  }
  // Progress and notes are only for this person. Nothing in the audit depends on them.
  await SyncEventRow.deleteOf(trx, own)
  await ExamRow.deleteOf(trx, own)
  await forgetVerifiers(trx, own)
  await SecurityEventRow.forget(trx, own)
  await AuditDetailsRow.erase(trx, own)
  // The audit entry contains no name of the user, and stays.
  await recordAudit(trx, { action: 'user_deleted', by, at: now, subjectId: userId })
}

/**
 * Deletes the invitations that the user has accepted. If the mailbox is proven, also deletes the invitations
 * that were mailed to it.
 */
async function forgetInvitations(trx: Transaction, userId: string): Promise<void> {
  const { emailKey, emailConfirmedAt } = await UserRow.everWithId(trx, userId).throwIfNotFound()
  await InvitationRow.deleteOf(trx, { userId, emailKey: emailConfirmedAt ? emailKey : null })
}

/**
 * Finds the guests who entered the user's address at the checkout. Returns an empty list unless the address
 * is proven.
 */
async function findGuests(trx: Transaction, userId: string): Promise<string[]> {
  const { email, emailConfirmedAt } = await UserRow.everWithId(trx, userId).throwIfNotFound()
  if (!emailConfirmedAt) return []
  const guests = await guestsOf(trx, email)
  return guests.map(({ id }) => id).filter((id) => id !== userId)
}

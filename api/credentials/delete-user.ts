import { anonymise } from '#api/accounts/anonymise.ts'
import { recordAdminEvent } from '#api/accounts/admin-event-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { dayOf } from '#contracts/credential.ts'
import { CredentialRow } from './credential-row.ts'
import { revokeInside } from './revoke.ts'

const REASON = 'The account was deleted.'

/**
 * Revokes what is active, overwrites what names the person, ends the sessions; money and audit rows
 * stay. An administrator cannot delete the own account here, and the last one never.
 */
export async function deleteUser(
  { database, anchoring, clock }: Services,
  { userId, deletedBy }: { userId: string; deletedBy: string },
): Promise<void> {
  if (userId === deletedBy) throw new ApiError('OWN_ACCOUNT')
  await database.transaction(async (trx) => {
    const user = await UserRow.withId(trx, userId)
    if (!user) throw new ApiError('USER_NOT_FOUND')

    const now = clock.now()
    for (const { credentialId } of await CredentialRow.showableBy(trx, userId, dayOf(now))) {
      const revocation = {
        credentialId,
        reasonCode: 1,
        reason: REASON,
        revokedBy: deletedBy,
      } as const
      await revokeInside(trx, revocation, now)
    }
    await CredentialRow.forgetHolder(trx, userId, now)
    await anonymise(trx, userId, now)
    await recordAdminEvent(trx, {
      action: 'user_deleted',
      adminId: deletedBy,
      userId,
      credentialId: null,
      createdAt: now,
    })
  })
  anchoring.wake()
}

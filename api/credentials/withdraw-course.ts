import type { Transaction } from 'objection'
import { UserRow } from '#api/accounts/user-row.ts'
import { COURSE_REFUNDED } from '#contracts/credentials/issuing.ts'
import { CredentialRow } from './credential-row.ts'
import { revokeBySystem } from './revoke.ts'

/**
 * Revokes the course certificate after a full refund or a lost dispute, because the certificate belongs to the
 * paid access. Revokes nothing when the holder has other access. The caller must have locked the holder, and
 * must end the access in the same transaction. The certificate stays when an administrator takes access away.
 */
export async function withdrawCourse(trx: Transaction, userId: string, now: Date): Promise<void> {
  const holder = await UserRow.withId(trx, userId)
  if (!holder || holder.hasPremiumAccess) return
  for (const { credentialId } of await CredentialRow.coursesInForce(trx, userId)) {
    const revocation = {
      credentialId,
      reasonCode: 1,
      reason: COURSE_REFUNDED,
      source: 'refund',
      revokedBy: null,
    } as const
    await revokeBySystem(trx, revocation, now)
  }
}

import { UserRow } from '#api/accounts/user-row.ts'
import { AuditLinkRow } from '#api/audit/audit-link-row.ts'
import { operator } from '#api/audit/doer.ts'
import { readAuditExport } from '#api/audit/read-export.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { eraseAccount, lockAccount } from './delete-user.ts'

export interface Reapplied {
  /** The time of the audit export. The export does not contain later deletions. */
  exportedAt: Date
  /** The number of accounts that this call deleted again. */
  again: number
}

type ReapplyDeletionsServices = Pick<Services, 'database' | 'sealing' | 'clock'>

/**
 * Repeats the deletions of accounts that were deleted after the backup, because the restore has brought these
 * accounts back. The export of the audit names the accounts.
 */
export async function reapplyDeletions(
  needs: ReapplyDeletionsServices,
  path: string,
): Promise<Reapplied> {
  const { database } = needs
  const { exportedAt, firstHash, deleted } = await readAuditExport(path)
  const first = await AuditLinkRow.first(database)
  if (first && first.hash !== firstHash) {
    throw new Error(
      'The export comes from another installation: its first entry is not the first entry here.',
    )
  }
  let again = 0
  for (const userId of deleted) {
    const user = await UserRow.withId(database, userId)
    if (!user) continue
    await deleteAgain(needs, user)
    again += 1
  }
  return { exportedAt, again }
}

async function deleteAgain(
  { database, sealing, clock }: ReapplyDeletionsServices,
  user: UserRow,
): Promise<void> {
  const { id } = user
  const now = clock.now()
  const erasing = database.transaction(async (trx) => {
    await lockAccount(trx, sealing, user)
    await eraseAccount(trx, { userId: id, by: operator(), revokedBy: id, now })
  })
  await erasing.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'LAST_ADMIN') throw error
    throw new Error(
      `The only owner in this backup, ${id}, was deleted after the backup. Add another owner: npm run visa -- accounts create-admin <username> <email>`,
      { cause: error },
    )
  })
}

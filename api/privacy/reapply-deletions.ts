import type { Knex } from 'knex'
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

const LINKS_AT_ONCE = 1000

/**
 * Repeats the deletions of accounts that were deleted after the backup, because the restore has brought these
 * accounts back. The export of the audit names the accounts. Nothing is deleted unless `agree` agrees to all of
 * them: an export can be forged after the last entry that this database has.
 */
export async function reapplyDeletions(
  needs: ReapplyDeletionsServices,
  path: string,
  agree: (users: readonly UserRow[], exportedAt: Date) => Promise<boolean>,
): Promise<Reapplied> {
  const { database } = needs
  const { exportedAt, hashes, deleted } = await readAuditExport(path)
  await requireSameHistory(database, hashes)
  const found = await Promise.all(deleted.map((userId) => UserRow.withId(database, userId)))
  const users = found.filter((user) => user !== undefined)
  if (users.length > 0 && !(await agree(users, exportedAt))) throw new Error('Nothing was deleted.')
  for (const user of users) await deleteAgain(needs, user)
  return { exportedAt, again: users.length }
}

/**
 * Throws when an entry of this database is another one in the export. Only what the last restore has lost may
 * differ: the last entries before it, after the last head of a day, and all entries after it.
 */
async function requireSameHistory(database: Knex, hashes: readonly string[]): Promise<void> {
  let other: number | undefined
  let lastHead = 0
  let sameUpTo = Infinity
  for (let after = 0; ;) {
    // All entries are read, because the export could end before the last restore.
    const range = { after, upTo: Number.MAX_SAFE_INTEGER, limit: LINKS_AT_ONCE }
    const links = await AuditLinkRow.exported(database, range)
    for (const { seq, hash, body } of links) {
      if (seq <= hashes.length && hash !== hashes[seq - 1]) other ??= seq
      if (body === null) continue
      const { action } = JSON.parse(body) as { action: string }
      if (action === 'head') lastHead = seq
      if (action === 'restored') sameUpTo = lastHead
    }
    const last = links.at(-1)
    if (!last) break
    after = last.seq
  }
  if (other === undefined || other > sameUpTo) return
  throw new Error(
    `The export does not belong to this database: entry ${String(other)} is another one here.`,
  )
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

import { readAuditExport } from '#api/audit/read-export.ts'
import { loadBackup } from '#api/database/load-backup.ts'
import { endRestore } from '#api/database/restore-mark.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { type Reapplied, reapplyDeletions } from '#api/privacy/reapply-deletions.ts'
import { type Env, readEnv } from '#api/settings/env.ts'
import { SealBroken, describeSealBroken } from '#api/trust/sealing.ts'
import { askYes } from './ask.ts'
import { atServer, withDatabase } from './at-server.ts'
import { checkAll, type Listener } from './check-all.ts'
import { SAID } from './fsck.ts'
import { putRight } from './put-right.ts'
import { Found } from './run.ts'
import { print } from './print.ts'

const FAULTY =
  'The restore is not finished, and the product does not start on this database. If the backup itself had these faults, run the same command with --despite-faults.'

export interface Restore {
  /** The file of the newest audit export. The restore repeats the deletions in this file. */
  audit?: string | undefined
  /** True to end the restore even when the checks find faults. */
  despiteFaults?: boolean
  /** True to delete again what the export says, without a question. */
  yes?: boolean
}

interface Needs {
  env: Env
  say: (line: string) => void
  listener: Listener
}

export async function restore(
  file: string,
  { withoutAudit = false, ...asked }: Restore & { withoutAudit?: boolean },
): Promise<string> {
  if ((asked.audit !== undefined) === withoutAudit) {
    throw new Error(
      'Give --audit with the newest export, or --without-audit if there is no export.',
    )
  }
  const needs = { env: readEnv(process.env), say: print, listener: SAID }
  await restoreBackup(needs, file, asked).catch((error: unknown) => {
    throw error instanceof SealBroken ? new Error(describeSealBroken(error)) : error
  })
  return 'The restore is finished. Start the product.'
}

/**
 * Restores a backup into an empty database. No other process may use the database. The product cannot start
 * before the end of the restore. After a failure, a repeated call continues the restore.
 */
export async function restoreBackup(
  { env, say, listener }: Needs,
  file: string,
  { audit, despiteFaults = false, yes = false }: Restore,
): Promise<void> {
  // Checks the export first, because a fault in the export should not cost the time of a restore.
  if (audit !== undefined) await readAuditExport(audit)
  await loadBackup(env, file)
  await withDatabase(env, async (server) => {
    say(await putRight(server, { again: true }))
    if (audit !== undefined) {
      const agree = agreeTo(say, yes)
      say(describeReapplied(await reapplyDeletions(server, audit, agree)))
    }
    // Leaves out the check of the chain. The chain has more than the backup until the product has read it
    // again.
    const { faults } = await checkAll(server, listener, { withChain: false })
    if (faults > 0 && !despiteFaults) throw new Found(FAULTY)
    await endRestore(server.database)
  })
}

/** This function and `reapply` are for a database that was restored without the command `restore`. */
export function afterRestore({ again = false }: { again?: boolean }): Promise<string> {
  return atServer((server) => putRight(server, { again }))
}

export function reapply(path: string, { yes = false }: { yes?: boolean }): Promise<string> {
  const agree = agreeTo(print, yes)
  return atServer(async (server) => describeReapplied(await reapplyDeletions(server, path, agree)))
}

/** Shows the accounts that would be deleted, and asks. */
function agreeTo(say: (line: string) => void, yes: boolean) {
  return async (users: readonly UserRow[], exportedAt: Date): Promise<boolean> => {
    say(`By the export of ${exportedAt.toISOString()}, these accounts were deleted:`)
    for (const { id, username } of users) say(`  ${id}  ${username}`)
    return yes || askYes(`Delete these ${String(users.length)} accounts again, for ever?`)
  }
}

function describeReapplied({ exportedAt, again }: Reapplied): string {
  const until = exportedAt.toISOString()
  return `Accounts deleted again: ${String(again)}. The export was made at ${until}, so later deletions were not repeated.`
}

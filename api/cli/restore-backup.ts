import { readAuditExport } from '#api/audit/read-export.ts'
import type { Clock } from '#api/clock.ts'
import { loadBackup } from '#api/database/load-backup.ts'
import { endRestore } from '#api/database/restore-mark.ts'
import type { Env } from '#api/settings/env.ts'
import { type Reapplied, reapplyDeletions } from '#api/privacy/reapply-deletions.ts'
import { withDatabase } from './at-server.ts'
import { checkAll, type Listener } from './check-all.ts'
import { putRight } from './put-right.ts'
import { Found } from './run.ts'

const FAULTY =
  'The restore is not done, and the product does not start on it. Where the backup itself had these faults, run the same again with --despite-faults.'

export interface Restore {
  file: string
  /** The newest export of the audit, by which deletions are applied again. */
  audit: string | undefined
  /** Ends it although something does not add up. */
  despiteFaults: boolean
}

interface Needs {
  env: Env
  clock: Clock
  say: (line: string) => void
  listener: Listener
}

/**
 * Into an empty database, while nothing else runs on it. Until the end the product does not start on
 * what was loaded; run again after a failure, it goes on.
 */
export async function restoreBackup(
  { env, clock, say, listener }: Needs,
  { file, audit, despiteFaults }: Restore,
): Promise<void> {
  // Before anything is loaded: what is wrong with it is better known now.
  if (audit !== undefined) await readAuditExport(audit)
  await loadBackup(env, file)
  await withDatabase(env, async ({ database, sealing }) => {
    say(await putRight({ env, database, clock }, { again: true }))
    if (audit !== undefined) {
      say(sayReapplied(await reapplyDeletions({ database, sealing, clock }, audit)))
    }
    // Without the chain: until the product has read it again, it has what the backup has not.
    const { faults } = await checkAll({ env, database }, listener, { withChain: false })
    if (faults > 0 && !despiteFaults) throw new Found(FAULTY)
    await endRestore(database)
  })
}

export function sayReapplied({ exportedAt, again }: Reapplied): string {
  const until = exportedAt.toISOString()
  return `Accounts deleted again: ${String(again)}. Anyone who was deleted after ${until}, when the export was made, is not among them.`
}

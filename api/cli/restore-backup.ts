import type { Knex } from 'knex'
import { readAuditExport } from '#api/audit/read-export.ts'
import type { Clock } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { loadBackup } from '#api/database/load-backup.ts'
import { endRestore } from '#api/database/restore-mark.ts'
import type { Env } from '#api/settings/env.ts'
import { reapplyDeletions } from '#api/privacy/reapply-deletions.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { checkAll, type Listener } from './check-all.ts'
import { Found } from './end-as.ts'
import { putRight } from './put-right.ts'
import { sayReapplied } from './say-reapplied.ts'

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
  const { database, close } = await connectDatabase(env)
  try {
    say(await putRight({ env, database, clock }, { again: true }))
    if (audit !== undefined) {
      const needs = { database, sealing: openSealing(env.masterKeys), clock }
      say(sayReapplied(await reapplyDeletions(needs, audit)))
    }
    const isSound = await checkRows(env, database, listener)
    if (!isSound && !despiteFaults) throw new Found(FAULTY)
    await endRestore(database)
  } finally {
    await close()
  }
}

/** Without the chain: until the product has read it again, it has what the backup has not. */
async function checkRows(env: Env, database: Knex, listener: Listener): Promise<boolean> {
  const { faults } = await checkAll({ env, database }, listener, { withChain: false })
  return faults === 0
}

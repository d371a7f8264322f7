import { SYSTEM_CLOCK } from '#api/clock.ts'
import { reapplyDeletions } from '#api/privacy/reapply-deletions.ts'
import { readEnv } from '#api/settings/env.ts'
import { SealBroken, saySealBroken } from '#api/trust/sealing.ts'
import { atServer } from './at-server.ts'
import { SAID } from './fsck.ts'
import { putRight } from './put-right.ts'
import { restoreBackup, sayReapplied } from './restore-backup.ts'

interface Options {
  audit?: string
  withoutAudit?: boolean
  despiteFaults?: boolean
}

export async function restore(
  file: string,
  { audit, withoutAudit = false, despiteFaults = false }: Options,
): Promise<string> {
  if ((audit !== undefined) === withoutAudit) {
    throw new Error('Say --audit with the newest export, or --without-audit where there is none.')
  }
  const needs = { env: readEnv(process.env), clock: SYSTEM_CLOCK, say: console.log, listener: SAID }
  await restoreBackup(needs, { file, audit, despiteFaults }).catch((error: unknown) => {
    throw error instanceof SealBroken ? new Error(saySealBroken(error)) : error
  })
  return 'The restore is done: start the product.'
}

/** This and the next are for a database that came back by other ways than `restore`. */
export function afterRestore({ again = false }: { again?: boolean }): Promise<string> {
  return atServer((server) => putRight(server, { again }))
}

export function reapply(path: string): Promise<string> {
  return atServer(async (server) => sayReapplied(await reapplyDeletions(server, path)))
}

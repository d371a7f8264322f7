import { SettingRow } from '#api/accounts/setting-row.ts'
import { requireFree, writeBackup } from '#api/database/write-backup.ts'
import { atServer, note } from './at-server.ts'

const KEEP =
  'MASTER_KEY is not in it, and nothing sealed can be read without: keep it apart from this file (outside production it is in secrets.json in DATA_DIR).'

/**
 * Writes a backup to the file. Adds the audit entry before the backup. The backup then contains the entry,
 * and a failed try also has an entry.
 */
export async function backUp(file: string): Promise<string> {
  const env = await atServer(async (server) => {
    requireFree(file)
    await server.database.transaction((trx) => note(trx, { action: 'backed_up' }))
    return server.env
  })
  await writeBackup(env, file)
  return `The backup is in ${file}. ${KEEP}`
}

/**
 * Stores the time at which the operator put a backup in a safe place. The doctor cannot find this out by
 * itself.
 */
export const noteBackup = () => noteDone('backup_done', 'a backup has been put away')
export const noteRestore = () => noteDone('restore_tested', 'a restore has been tried')

function noteDone(name: 'backup_done' | 'restore_tested', said: string): Promise<string> {
  return atServer(async ({ database, clock }) => {
    const at = clock.now().toISOString()
    await SettingRow.keep(database, name, at)
    return `Noted that at ${at} ${said}.`
  })
}

import { SettingRow } from '#api/accounts/setting-row.ts'
import { requireFree, writeBackup } from '#api/database/write-backup.ts'
import { atServer, note } from './at-server.ts'

const KEEP =
  'The file does not contain MASTER_KEY, and without this key nobody can read the sealed data. Keep the key in another place than this file. Outside production, the key is in secrets.json in DATA_DIR.'

/** Adds the audit entry first. The backup then contains the entry, and a failed backup also has an entry. */
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
 * Stores the time of the operator's report about a backup in a safe place. The doctor cannot find this out by
 * itself.
 */
export const recordBackup = () => recordDone('backup_done', 'a backup was stored safely')
export const recordRestore = () => recordDone('restore_tested', 'a restore was tested')

function recordDone(name: 'backup_done' | 'restore_tested', said: string): Promise<string> {
  return atServer(async ({ database, clock }) => {
    const at = clock.now().toISOString()
    await SettingRow.keep(database, name, at)
    return `Recorded: at ${at}, ${said}.`
  })
}

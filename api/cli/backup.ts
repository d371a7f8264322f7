import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { requireFree, writeBackup } from '#api/database/write-backup.ts'
import { type Env, readEnv } from '#api/settings/env.ts'
import { requireDatabase } from './require-database.ts'

const USAGE = 'Usage: npm run backup -- <file>'
const KEEP =
  'MASTER_KEY is not in it, and nothing sealed can be read without: keep it apart from this file (outside production it is in secrets.json in DATA_DIR).'

/** On PostgreSQL beside the running product; on the embedded database the product must be stopped first. */
async function backUp([file, ...rest]: readonly string[]): Promise<string> {
  if (!file || rest.length > 0) throw new Error(USAGE)
  const env = readEnv(process.env)
  requireDatabase(env)
  requireFree(file)
  await note(env)
  await writeBackup(env, file)
  return `The backup is in ${file}. ${KEEP}`
}

/** The entry comes before the backup, so that the backup holds it, and a failed try is noted too. */
async function note(env: Env): Promise<void> {
  const { database, close } = await connectDatabase(env)
  try {
    await database.transaction(async (trx) => {
      await recordAudit(trx, { action: 'backed_up', by: operator(), at: new Date() })
    })
  } finally {
    await close()
  }
}

backUp(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)

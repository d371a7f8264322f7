import { SettingRow } from '#api/accounts/setting-row.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { readEnv } from '#api/settings/env.ts'
import { requireDatabase } from './require-database.ts'

const NOTES = {
  'backup-done': { name: 'backup_done', said: 'a backup has been put away' },
  'restore-tested': { name: 'restore_tested', said: 'a restore has been tried' },
} as const

/** Notes for the doctor what only the operator knows. */
async function note([what, ...rest]: readonly string[]): Promise<string> {
  const known = Object.entries(NOTES).find(([name]) => name === what)?.[1]
  if (!known || rest.length > 0) {
    throw new Error('Usage: npm run backup-done or npm run restore-tested')
  }
  const env = readEnv(process.env)
  requireDatabase(env)
  const { database, close } = await connectDatabase(env)
  try {
    const at = SYSTEM_CLOCK.now().toISOString()
    await SettingRow.keep(database, known.name, at)
    return `Noted that at ${at} ${known.said}.`
  } finally {
    await close()
  }
}

note(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)

import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { readEnv } from '#api/settings/env.ts'
import { reapplyDeletions } from '#api/privacy/reapply-deletions.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { requireDatabase } from './require-database.ts'
import { sayReapplied } from './say-reapplied.ts'

const USAGE = 'Usage: npm run reapply-deletions -- <audit.ndjson>'

/** For a database that came back by other ways than `restore`. On the embedded one the product must be stopped first. */
async function reapply([path, ...rest]: readonly string[]): Promise<string> {
  if (!path || rest.length > 0) throw new Error(USAGE)
  const env = readEnv(process.env)
  requireDatabase(env)
  const { database, close } = await connectDatabase(env)
  try {
    const needs = { database, sealing: openSealing(env.masterKeys), clock: SYSTEM_CLOCK }
    return sayReapplied(await reapplyDeletions(needs, path))
  } finally {
    await close()
  }
}

reapply(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)

import { parseArgs } from 'node:util'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { readEnv } from '#api/settings/env.ts'
import { putRight } from './put-right.ts'
import { requireDatabase } from './require-database.ts'

const USAGE = 'Usage: npm run after-restore   (or -- --again)'

/** For a database that came back by other ways than `restore`. On the embedded one the product must be stopped first. */
async function afterRestore(args: string[]): Promise<string> {
  const { again } = readArgs(args)
  const env = readEnv(process.env)
  requireDatabase(env)
  const { database, close } = await connectDatabase(env)
  try {
    return await putRight({ env, database, clock: SYSTEM_CLOCK }, { again })
  } finally {
    await close()
  }
}

function readArgs(args: string[]): { again: boolean } {
  try {
    return parseArgs({ args, options: { again: { type: 'boolean', default: false } } }).values
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

afterRestore(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)

import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { examine, type Titled } from '#api/doctor/examine.ts'
import { readEnv } from '#api/env.ts'
import { requireDatabase } from './require-database.ts'

const USAGE = 'Usage: npm run doctor [-- --json]'

/** On PostgreSQL beside the running product; on the embedded database the product must be stopped first. */
async function examineAll(): Promise<Titled[]> {
  const env = readEnv(process.env)
  requireDatabase(env)
  const { database, close } = await connectDatabase(env)
  try {
    return await examine({ env, database, clock: SYSTEM_CLOCK })
  } finally {
    await close()
  }
}

async function run([format, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || (format !== undefined && format !== '--json')) throw new Error(USAGE)
  const found = await examineAll()
  if (format) console.log(JSON.stringify(found))
  else for (const { light, title, text } of found) console.log(`${light} ${title}: ${text}`)
  process.exitCode = found.some(({ light }) => light === 'red') ? 1 : 0
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})

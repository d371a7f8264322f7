import { parseArgs } from 'node:util'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { examine, type Titled } from '#api/doctor/examine.ts'
import { readEnv } from '#api/settings/env.ts'
import { Email } from '#contracts/accounts/registration.ts'
import { endAs, type EndCode, endCodeOf } from './end-as.ts'
import { requireDatabase } from './require-database.ts'

const USAGE = 'Usage: npm run doctor [-- [--json] [--mail-to ADDRESS]]'

/** On PostgreSQL beside the running product; on the embedded database the product must be stopped first. */
async function examineAll(mailTo: string | undefined): Promise<Titled[]> {
  const env = readEnv(process.env)
  requireDatabase(env)
  const { database, close } = await connectDatabase(env)
  try {
    return await examine({
      env,
      database,
      clock: SYSTEM_CLOCK,
      ...(mailTo !== undefined && { mailTo }),
    })
  } finally {
    await close()
  }
}

interface Asked {
  isJson: boolean
  mailTo: string | undefined
}

function readArguments(args: string[]): Asked {
  try {
    const { values } = parseArgs({
      args,
      options: { json: { type: 'boolean', default: false }, 'mail-to': { type: 'string' } },
    })
    return { isJson: values.json, mailTo: values['mail-to'] && Email.parse(values['mail-to']) }
  } catch {
    throw new Error(USAGE)
  }
}

async function run(args: string[]): Promise<EndCode> {
  const { isJson, mailTo } = readArguments(args)
  const found = await examineAll(mailTo)
  if (isJson) console.log(JSON.stringify(found))
  else for (const { light, title, text } of found) console.log(`${light} ${title}: ${text}`)
  return endCodeOf(found)
}

await endAs(run(process.argv.slice(2)))

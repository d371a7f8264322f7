import { parseArgs } from 'node:util'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { readEnv } from '#api/settings/env.ts'
import { SealBroken, saySealBroken } from '#api/trust/sealing.ts'
import { type Restore, restoreBackup } from './restore-backup.ts'
import { endAs, type EndCode, SOUND } from './end-as.ts'
import { SAID } from './say-check.ts'

const USAGE = `Usage: npm run restore -- <backup> --audit <audit.ndjson>
  --audit            the newest export of the activity: accounts that it says were deleted are deleted again
  --without-audit    where there is none: what was deleted since the backup comes back
  --despite-faults   ends the restore although something does not add up`

async function restore(args: string[]): Promise<EndCode> {
  const asked = readArgs(args)
  const env = readEnv(process.env)
  await restoreBackup({ env, clock: SYSTEM_CLOCK, say: console.log, listener: SAID }, asked).catch(
    (error: unknown) => {
      throw error instanceof SealBroken ? new Error(saySealBroken(error)) : error
    },
  )
  console.log('The restore is done: start the product.')
  return SOUND
}

function readArgs(args: string[]): Restore {
  const options = {
    audit: { type: 'string' },
    'without-audit': { type: 'boolean', default: false },
    'despite-faults': { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parse(() => parseArgs({ args, options, allowPositionals: true }))
  const [file, ...rest] = positionals
  const isDecided = (values.audit !== undefined) !== values['without-audit']
  if (file === undefined || rest.length > 0 || !isDecided) throw new Error(USAGE)
  return { file, audit: values.audit, despiteFaults: values['despite-faults'] }
}

function parse<Parsed>(read: () => Parsed): Parsed {
  try {
    return read()
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

await endAs(restore(process.argv.slice(2)))

import { openIssuerKeys } from '#api/credentials/issuer-keys.ts'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { reseal } from '#api/credentials/reseal.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { type Env, readEnv } from '#api/env.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import type { Services } from '#api/services.ts'

const USAGE = `Usage: npm run rotate-key                the next key signs credentials, the former one only verifies
       npm run rotate-key -- --master    seals everything under the last key in MASTER_KEY`
const ONE_MASTER_KEY =
  'MASTER_KEY holds one key. Append the new one, 32 bytes in base64url, after a comma, restart the product with both, then run this again.'

/** On the embedded database the product must be stopped first. */
async function rotateKey(args: readonly string[]): Promise<void> {
  const [option] = args
  if (args.length > 1 || (option !== undefined && option !== '--master')) throw new Error(USAGE)
  const env = readEnv(process.env)
  if (option === '--master' && env.masterKeys.length === 1) throw new Error(ONE_MASTER_KEY)

  const { database, close } = await connectDatabase(env)
  try {
    await migrate(database)
    const needs = { env, database, sealing: openSealing(env.masterKeys) }
    await requireMasterKeys(needs)
    await (option === '--master' ? rotateMasterKey(needs) : rotateIssuerKey(needs))
  } finally {
    await close()
  }
}

type Needs = { env: Env } & Pick<Services, 'database' | 'sealing'>

async function rotateIssuerKey({ env, database, sealing }: Needs): Promise<void> {
  const keys = await openIssuerKeys({ database, sealing, clock: SYSTEM_CLOCK, issuer: env.issuer })
  const { kid } = await keys.rotate()
  console.log(`Key ${kid} signs from now on; what the former keys signed stays valid.`)
  console.log('Processes that are running take it up within a minute.')
}

async function rotateMasterKey(needs: Needs): Promise<void> {
  const { credentials, issuerKeys } = await reseal(needs, (sealed) => {
    console.log(`${String(sealed)} credentials sealed anew …`)
  })
  console.log(
    `Sealed anew under the last key in MASTER_KEY: ${String(credentials)} credentials, ${String(issuerKeys)} issuer keys.`,
  )
  console.log('The first key stays in the list for ever, since the name hashes depend on it.')
}

rotateKey(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})

import { acceptPasskeyHost } from '#api/accounts/passkeys/require-host.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'

/** `npm run accept-origin`: after a move of `PUBLIC_ORIGIN` to another host, which ends every passkey. */
async function acceptOrigin(): Promise<string> {
  const env = readEnv(process.env)
  if (env.publicOrigin === undefined) throw new Error('Set PUBLIC_ORIGIN to the new address.')
  const { database, close } = await connectDatabase(env)
  try {
    await migrate(database)
    return await acceptPasskeyHost({ env, database, clock: SYSTEM_CLOCK })
  } finally {
    await close()
  }
}

acceptOrigin().then(
  (host) => {
    console.log(`Passkeys belong to ${host} from now on. Those of another host sign nobody in.`)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)

import type { Knex } from 'knex'
import { connectDatabase } from '#api/database/connect.ts'
import { MIGRATIONS } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'
import { checkAll } from './check-all.ts'
import { SAID } from './say-check.ts'
import { requireDatabase } from './require-database.ts'

/** One moment of the database, however long it takes, and proof that looking changes nothing. */
const SNAPSHOT = { isolationLevel: 'repeatable read', readOnly: true } as const

/** Of all rows, and asking the chain in between. */
const UNHURRIED = { statementTimeoutMs: 0, idleTransactionMs: 0 }

/** `npm run fsck`: on the embedded database the product must be stopped first. */
async function checkStorage(): Promise<number> {
  const env = readEnv(process.env)
  requireDatabase(env)
  const { database, close } = await connectDatabase(env, UNHURRIED)
  try {
    await requireMigrated(database)
    return await database.transaction(
      (snapshot) => checkAll({ env, database: snapshot }, SAID),
      SNAPSHOT,
    )
  } finally {
    await close()
  }
}

async function requireMigrated(database: Knex): Promise<void> {
  const [, pending] = (await database.migrate.list(MIGRATIONS)) as [unknown[], unknown[]]
  if (pending.length > 0) {
    throw new Error('The tables are older than this version. Run `npm run migrate` first.')
  }
}

checkStorage().then(
  (faults) => {
    console.log(faults === 0 ? 'Everything adds up.' : `Problems found: ${String(faults)}.`)
    process.exitCode = faults === 0 ? 0 : 1
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)

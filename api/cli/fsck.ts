import type { Knex } from 'knex'
import { connectDatabase } from '#api/database/connect.ts'
import { MIGRATIONS } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { checkAll, type Checked } from './check-all.ts'
import { endAs, type EndCode, FOUND, NOT_CHECKED, SOUND } from './end-as.ts'
import { requireDatabase } from './require-database.ts'
import { SAID } from './say-check.ts'

/** One moment of the database, however long it takes, and proof that looking changes nothing. */
const SNAPSHOT = { isolationLevel: 'repeatable read', readOnly: true } as const

/** Of all rows, and asking the chain in between. */
const UNHURRIED = { statementTimeoutMs: 0, idleTransactionMs: 0 }

/** `npm run fsck`: on the embedded database the product must be stopped first. */
async function checkStorage(): Promise<EndCode> {
  const env = readEnv(process.env)
  requireDatabase(env)
  const { database, close } = await connectDatabase(env, UNHURRIED)
  try {
    await requireMigrated(database)
    await requireFilled(database)
    const checked = await database.transaction(
      (snapshot) => checkAll({ env, database: snapshot }, SAID),
      SNAPSHOT,
    )
    return conclude(checked)
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

/** Where nothing was ever signed everything adds up, and says nothing. */
async function requireFilled(database: Knex): Promise<void> {
  if ((await IssuerKeyRow.all(database)).length > 0) return
  throw new Error('This database never had a key, so there is nothing in it to check.')
}

function conclude({ faults, unchecked }: Checked): EndCode {
  if (faults > 0) {
    console.log(`Problems found: ${String(faults)}.`)
    return FOUND
  }
  if (unchecked.length > 0) {
    console.log(`NOT CHECKED: ${unchecked.join(', ')}. Everything else adds up.`)
    return NOT_CHECKED
  }
  console.log('Everything adds up.')
  return SOUND
}

await endAs(checkStorage())

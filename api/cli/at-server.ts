import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { operator } from '#api/audit/doer.ts'
import { type AuditEvent, recordAudit } from '#api/audit/record-audit.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { connectDatabase, type Limits } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { type Env, readEnv } from '#api/settings/env.ts'
import type { Services } from '#api/services.ts'
import { openSealing } from '#api/trust/sealing.ts'

/**
 * The services that the commands of `visa` use. Only one process can use the embedded database. The operator
 * must therefore stop the product before such a command.
 */
export type Server = Pick<Services, 'env' | 'database' | 'clock' | 'sealing'>

type Work<Result> = (server: Server) => Promise<Result>

/** Runs the work on the present database. Creates no embedded database and changes no table. */
export function atServer<Result>(work: Work<Result>, limits?: Limits): Promise<Result> {
  const env = readEnv(process.env)
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'database'))) {
    throw new Error(`There is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  }
  return withDatabase(env, work, limits)
}

/** Brings the tables up to date, then runs the work. */
export function atMigrated<Result>(work: Work<Result>): Promise<Result> {
  return withDatabase(readEnv(process.env), async (server) => {
    await migrate(server.database)
    return work(server)
  })
}

/** Works like `atMigrated`. Before the work, also checks that the master keys can open the sealed data. */
export function atUnsealed<Result>(work: Work<Result>): Promise<Result> {
  return atMigrated(async (server) => {
    await requireMasterKeys(server)
    return work(server)
  })
}

export async function withDatabase<Result>(
  env: Env,
  work: Work<Result>,
  limits?: Limits,
): Promise<Result> {
  const { database, close } = await connectDatabase(env, limits)
  try {
    return await work({ env, database, clock: SYSTEM_CLOCK, sealing: openSealing(env.masterKeys) })
  } finally {
    await close()
  }
}

/** Adds an audit entry about an action of the operator. Runs in the transaction of the action. */
export async function note(trx: Knex, event: Omit<AuditEvent, 'by' | 'at'>): Promise<void> {
  await recordAudit(trx, { ...event, by: operator(), at: SYSTEM_CLOCK.now() })
}

import { PGlite } from '@electric-sql/pglite'
import knex, { type Knex } from 'knex'
import type { Client } from 'pg'
import { knexSnakeCaseMappers } from 'objection'
import { join } from 'node:path'
import type { Env } from '#api/settings/env.ts'
import { EmbeddedConnection } from './embedded-connection.ts'
import { lockFolder } from './folder-lock.ts'
import { hideValues } from './hide-values.ts'
import { postgresClient } from './postgres-client.ts'
import { IDLE_TRANSACTION_MS, KEEP_ALIVE_MS, prepareSession } from './prepare-session.ts'
import { PG_TYPES, SQL_PARSERS } from './sql-types.ts'

const POOL_MAX = 20
/** Of the processes on one port together, as far as each has what it cannot do without. */
const POOLS_MAX = 40
const POOL_LEAST = 5
/** Of these, what verifications have for themselves: as many as groups of them go at once. */
const VERIFYING = 2
const ACQUIRE_TIMEOUT_MS = 5_000
export const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 15_000
/** Clients give up after ten seconds. */
const COMMIT_TIMEOUT_MS = 8_000

const COMMON = {
  ...knexSnakeCaseMappers(),
  /** What knex would print on standard output reaches callers as an error anyway. */
  log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
  /** With it, an error would hold the statement with people's values in it. */
  compileSqlOnError: false,
}

export type StorageKind = 'postgres' | 'embedded'

/** On PostgreSQL; 0 is none. */
export interface Limits {
  statementTimeoutMs?: number
  commitTimeoutMs?: number
  /** Of a transaction in which nothing happens. */
  idleTransactionMs?: number
}

export interface OpenDatabase {
  database: Knex
  kind: StorageKind
  close(): Promise<void>
}

/** PostgreSQL where `DATABASE_URL` names one, else the embedded database in the data folder. */
export function connectDatabase(
  { databaseUrl, dataDir, processes }: Pick<Env, 'databaseUrl' | 'dataDir' | 'processes'>,
  limits: Limits = {},
): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbedded(join(dataDir, 'database'))
  const share = Math.max(POOL_LEAST, Math.floor(POOLS_MAX / processes))
  const poolMax = Math.min(POOL_MAX, share) - VERIFYING
  return Promise.resolve(connectPostgres(databaseUrl, { poolMax, ...limits }))
}

/** Nobody else waits for these connections, nor they for anybody; the embedded database has but one. */
export function connectVerifying({ databaseUrl }: Pick<Env, 'databaseUrl'>, shared: Knex) {
  if (!databaseUrl) return { database: shared, close: () => Promise.resolve() }
  return connectPostgres(databaseUrl, { poolMin: VERIFYING, poolMax: VERIFYING, isByIndex: true })
}

interface Pool {
  poolMin?: number
  poolMax?: number
  /** Whether its statements find each row by a key. */
  isByIndex?: boolean
}

export function connectPostgres(
  connectionString: string,
  {
    poolMin = 0,
    poolMax = POOL_MAX,
    isByIndex = false,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    commitTimeoutMs = COMMIT_TIMEOUT_MS,
    idleTransactionMs = IDLE_TRANSACTION_MS,
  }: Limits & Pool = {},
): OpenDatabase {
  // Knex hands on to pg whatever is in it, and does not know of `types`.
  const connection = {
    connectionString,
    types: PG_TYPES,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'visa-success-guide',
  }
  const prepare = prepareSession({ statementTimeoutMs, idleTransactionMs, isByIndex })
  const pool = {
    min: poolMin,
    max: poolMax,
    afterCreate: (client: Client, done: (error?: Error) => void) => {
      client.query(prepare, done)
    },
  }
  const deadlines = { commitMs: commitTimeoutMs, statementMs: statementTimeoutMs }
  const database = open({ client: postgresClient(deadlines), connection, pool })
  return { database, kind: 'postgres', close: () => database.destroy() }
}

/** Opens the folder for this process alone; without a folder the database lives in memory. */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  const release = folder === undefined ? () => undefined : lockFolder(folder)
  const engine = await openEngine(folder, release)
  const database = driveEmbedded(engine)
  return {
    database,
    kind: 'embedded',
    close: async () => {
      await database.destroy()
      await engine.close()
      release()
    },
  }
}

async function openEngine(folder: string | undefined, release: () => void): Promise<PGlite> {
  try {
    return await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: join(folder, 'data') }),
      parsers: SQL_PARSERS,
    })
  } catch (error) {
    release()
    throw error
  }
}

/**
 * One connection only. A query that waits for it from inside a transaction, without taking `trx`,
 * would wait for ever: hence the short time-out.
 */
export function driveEmbedded(engine: PGlite): Knex {
  return open({ client: buildClient(engine), connection: {}, pool: { min: 1, max: 1 } })
}

function open(config: Knex.Config): Knex {
  return knex({ ...COMMON, ...config }).on('query-error', hideValues)
}

/** Knex's PostgreSQL dialect, connecting to the engine in this process. */
function buildClient(engine: PGlite): typeof Knex.Client {
  const { constructor } = knex({ client: 'pg' }).client as { constructor: typeof Knex.Client }
  return class EmbeddedClient extends constructor {
    _driver() {
      return {
        Client: class extends EmbeddedConnection {
          constructor() {
            super(engine)
          }
        },
      }
    }
  }
}

function ignore(): void {
  return
}

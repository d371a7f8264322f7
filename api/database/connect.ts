import { PGlite } from '@electric-sql/pglite'
import knex, { type Knex } from 'knex'
import type { Client } from 'pg'
import { knexSnakeCaseMappers } from 'objection'
import { join } from 'node:path'
import type { Env } from '#api/settings/env.ts'
import { EmbeddedConnection } from './embedded-connection.ts'
import { lockFolder } from './folder-lock.ts'
import { postgresClient } from './postgres-client.ts'
import { IDLE_TRANSACTION_MS, KEEP_ALIVE_MS, prepareSession } from './prepare-session.ts'
import { PG_TYPES, SQL_PARSERS } from './sql-types.ts'

/**
 * The fields of an error that can contain values of a row. Only errors of PGlite have `query` and `params`.
 */
const QUOTING = ['detail', 'hint', 'where', 'internalQuery', 'query', 'params'] as const

/** SQLSTATE class 22 (data exceptions). The message of such an error contains a value of the row. */
const ABOUT_A_VALUE = /^22/

const POOL_MAX = 20
/**
 * The greatest number of connections of all processes on one port. Each process still gets at least
 * `POOL_LEAST` connections.
 */
const POOLS_MAX = 40
const POOL_LEAST = 5
/**
 * The number of connections that only verifications use: one for the running group of codes, and one for a
 * batch of codes.
 */
const VERIFYING = 2
const ACQUIRE_TIMEOUT_MS = 5_000
export const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 15_000
/**
 * The time limit for a commit. It is shorter than ten seconds, because clients stop waiting after ten
 * seconds.
 */
const COMMIT_TIMEOUT_MS = 8_000

const COMMON = {
  ...knexSnakeCaseMappers(),
  /** Knex would print messages to standard output. Callers get the same messages as errors. */
  log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
  /** With `true`, an error would contain the statement together with people's data. */
  compileSqlOnError: false,
}

export type StorageKind = 'postgres' | 'embedded'

/** The time limits on PostgreSQL, in milliseconds. 0 means no limit. */
export interface Limits {
  statementTimeoutMs?: number
  commitTimeoutMs?: number
  idleTransactionMs?: number
}

interface OpenDatabase {
  database: Knex
  kind: StorageKind
  close(): Promise<void>
}

/**
 * Connects to PostgreSQL when `DATABASE_URL` is set. Otherwise opens the embedded database.
 * Decision: `docs/decisions/03-one-database-path.md`.
 */
export function connectDatabase(
  { databaseUrl, dataDir, processes }: Pick<Env, 'databaseUrl' | 'dataDir' | 'processes'>,
  limits: Limits = {},
): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbedded(join(dataDir, 'database'))
  const share = Math.max(POOL_LEAST, Math.floor(POOLS_MAX / processes))
  const poolMax = Math.min(POOL_MAX, share) - VERIFYING
  return Promise.resolve(connectPostgres(databaseUrl, { poolMax, ...limits }))
}

/** Opens separate connections on PostgreSQL, so that verifications do not wait for other work. */
export function connectVerifying({ databaseUrl }: Pick<Env, 'databaseUrl'>, shared: Knex) {
  if (!databaseUrl) return { database: shared, close: () => Promise.resolve() }
  return connectPostgres(databaseUrl, { poolMin: VERIFYING, poolMax: VERIFYING, isByIndex: true })
}

interface Pool {
  poolMin?: number
  poolMax?: number
  /** True when each statement finds its rows by an index. */
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
  // Knex passes all fields to pg, but its TypeScript type lacks the field `types`.
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
    afterCreate: (client: Client, done: (error?: Error) => void) => client.query(prepare, done),
  }
  const deadlines = { commitMs: commitTimeoutMs, statementMs: statementTimeoutMs }
  const database = open({ client: postgresClient(deadlines), connection, pool })
  return { database, kind: 'postgres', close: () => database.destroy() }
}

/** Opens the embedded database and locks its folder. Without a folder, opens a database in memory. */
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
 * Returns knex with one connection to the engine. During a transaction, a query without `trx` would wait for
 * this connection for ever. The timeout for a connection ends the wait.
 */
export function driveEmbedded(engine: PGlite): Knex {
  return open({ client: buildClient(engine), connection: {}, pool: { min: 1, max: 1 } })
}

function open(config: Knex.Config): Knex {
  return knex({ ...COMMON, ...config }).on('query-error', hideValues)
}

/** Returns knex's PostgreSQL dialect with a connection to the engine in this process. */
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

/**
 * Removes people's data from the error of a failed query, because the error is logged. Keeps the statement
 * without values, the code, and the names of constraint, table and column.
 */
function hideValues(error: Error, { sql }: { sql: string }): void {
  for (const field of QUOTING) Reflect.deleteProperty(error, field)
  const code = 'code' in error ? String(error.code) : ''
  if (ABOUT_A_VALUE.test(code)) error.message = `${sql} - a value does not fit (${code})`
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? []
  error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n')
}

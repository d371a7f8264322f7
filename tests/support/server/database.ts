import { PGlite } from '@electric-sql/pglite'
import type { Knex } from 'knex'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { connectPostgres, driveEmbedded } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { SQL_PARSERS } from '#api/database/sql-types.ts'
import { closeAfter } from '../closing.ts'

const POOL_MAX = 10

export interface TestDatabase {
  database: Knex
  /**
   * The data that another process needs to open the same database. Only one process can open the
   * embedded database.
   */
  connection: { kind: 'postgres'; url: string } | { kind: 'pglite' }
  /**
   * Makes a backup. The returned function opens a copy of the backup. During the backup, no other
   * process may use the database.
   */
  backUp(): Promise<() => Promise<TestDatabase>>
  /** Closes the database. Without this call, the database closes after its test or its file. */
  close(): Promise<void>
}

/**
 * Opens a migrated database that no other test uses. `TEST_DATABASE` names its kind. The database
 * closes after the test or the file that opened it. The database is a copy of one that was migrated
 * before the run. A copy takes milliseconds, and a migration takes seconds.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? openPostgresCopy() : openEmbeddedCopy()
}

async function openPostgresCopy(): Promise<TestDatabase> {
  return openPostgres(await copyPostgres())
}

function openPostgres(url: string): TestDatabase {
  const { database, close } = connectPostgres(url, { poolMax: POOL_MAX })
  return {
    database,
    connection: { kind: 'postgres', url },
    backUp: async () => {
      // PostgreSQL can copy a database only while nobody is connected to it.
      await database.destroy()
      const backup = await createDatabase(url, nameOf(url))
      database.initialize()
      return async () => openPostgres(await createDatabase(backup, nameOf(backup)))
    },
    close: closeAfter(async () => {
      await close()
      await dropDatabase(url)
    }),
  }
}

/** Copies the migrated database. Returns the URL of the copy. */
export function copyPostgres(): Promise<string> {
  const { TEST_POSTGRES_URL: server, TEST_POSTGRES_TEMPLATE: template } = process.env
  if (!server || !template) throw new Error('Start tests on PostgreSQL by `npm test -- <path>`.')
  return createDatabase(server, template)
}

/**
 * Creates a database, and returns its URL. The database is a copy of `template`, or empty by
 * default.
 */
export async function createDatabase(server: string, template = 'template0'): Promise<string> {
  const name = `visa_test_${randomBytes(8).toString('hex')}`
  const url = new URL(server)
  url.pathname = '/postgres'
  await runOnServer(
    url.href,
    // With `file_copy`, PostgreSQL copies the files. It does not write each block to its log, which
    // saves half of the work.
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`,
  )
  url.pathname = `/${name}`
  return url.href
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

export async function dropDatabase(url: string): Promise<void> {
  const server = new URL(url)
  const name = nameOf(url)
  server.pathname = '/postgres'
  await runOnServer(server.href, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Returns the number of connections that wait for a lock of another connection. Counts only the
 * connections of this database.
 */
export async function countWaiting(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  )
  return rows[0]?.count ?? 0
}

let migratedImage: Blob | undefined

async function openEmbeddedCopy(): Promise<TestDatabase> {
  const file = process.env.TEST_PGLITE_IMAGE
  if (file) return openEmbedded((migratedImage ??= wholeBlob(readFileSync(file))))
  const storage = await openEmbedded()
  await migrate(storage.database)
  return storage
}

/**
 * Returns a blob that returns all its bytes in one piece. Node's own blob would collect the bytes
 * in pieces of 64 kB.
 */
function wholeBlob({ buffer }: Buffer<ArrayBuffer>): Blob {
  return Object.assign(new Blob(), { arrayBuffer: () => Promise.resolve(buffer) })
}

async function openEmbedded(image?: Blob): Promise<TestDatabase> {
  const engine = await PGlite.create({
    parsers: SQL_PARSERS,
    ...(image && { loadDataDir: image }),
  })
  const database = driveEmbedded(engine)
  return {
    database,
    connection: { kind: 'pglite' },
    backUp: async () => {
      const backup = await engine.dumpDataDir('none')
      return () => openEmbedded(backup)
    },
    close: closeAfter(async () => {
      await database.destroy()
      await engine.close()
    }),
  }
}

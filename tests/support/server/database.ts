import { PGlite } from '@electric-sql/pglite'
import type { Knex } from 'knex'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { connectPostgres, driveEmbedded } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { SQL_PARSERS } from '#api/database/sql-types.ts'

const POOL_MAX = 10

export interface TestDatabase {
  database: Knex
  /** What another process needs to open the same database; the embedded one belongs to one process. */
  connection: { kind: 'postgres'; url: string } | { kind: 'pglite' }
  close(): Promise<void>
}

/**
 * A migrated database that nobody else uses, on the kind that `TEST_DATABASE` names. Both kinds are
 * copies of one that was migrated before the run, which takes milliseconds instead of seconds.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? openPostgresCopy() : openEmbeddedCopy()
}

async function openPostgresCopy(): Promise<TestDatabase> {
  const url = await copyPostgres()
  const { database, close } = connectPostgres(url, POOL_MAX)
  return {
    database,
    connection: { kind: 'postgres', url },
    close: async () => {
      await close()
      await dropDatabase(url)
    },
  }
}

/** A copy of the migrated one; answers its address. */
export function copyPostgres(): Promise<string> {
  const { TEST_POSTGRES_URL: server, TEST_POSTGRES_TEMPLATE: template } = process.env
  if (!server || !template) throw new Error('Start tests on PostgreSQL by `npm test -- <path>`.')
  return createDatabase(server, template)
}

/** An empty database, or a copy of `template`; answers its address. */
export async function createDatabase(server: string, template = 'template0'): Promise<string> {
  const name = `visa_test_${randomBytes(8).toString('hex')}`
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(url: string): Promise<void> {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  await runOnServer(server.href, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function openEmbeddedCopy(): Promise<TestDatabase> {
  const image = process.env.TEST_PGLITE_IMAGE
  const engine = await PGlite.create({
    parsers: SQL_PARSERS,
    ...(image && { loadDataDir: new Blob([readFileSync(image)]) }),
  })
  const database = driveEmbedded(engine)
  if (!image) await migrate(database)
  return {
    database,
    connection: { kind: 'pglite' },
    close: async () => {
      await database.destroy()
      await engine.close()
    },
  }
}

import knex, { type Knex } from 'knex'
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Client } from 'pg'
import { z } from 'zod'
import { takeLock } from './locks.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const SCRIPT = /\.[jt]s$/

const Migration = z.object({
  up: z.custom<Knex.Migration['up']>((value) => typeof value === 'function'),
})

/**
 * Reads the migrations from the scripts in the folder `migrations`, as TypeScript or JavaScript. Knex's own
 * loader reads no TypeScript sources.
 */
const MIGRATION_SOURCE: Knex.MigrationSource<string> = {
  getMigrations: () =>
    Promise.resolve(
      readdirSync(FOLDER)
        .filter((name) => SCRIPT.test(name))
        .sort(),
    ),
  getMigrationName: (name) => name.replace(SCRIPT, ''),
  getMigration: async (name) => {
    const { up } = Migration.parse(await import(pathToFileURL(new URL(name, FOLDER).pathname).href))
    return { up, down: refuse }
  },
}

/** Throws. No migration needs to be undone, because an earlier version can use the tables of a later one. */
function refuse(): Promise<void> {
  return Promise.reject(new Error('Migrations go forward only.'))
}

/**
 * Knex's settings for migrations. They ignore stored migrations of a later version, which this version does
 * not have.
 */
export const MIGRATIONS: Knex.MigratorConfig = {
  migrationSource: MIGRATION_SOURCE,
  disableMigrationsListValidation: true,
}

/** How long a migration waits for a table in use. Other queries on the table wait behind the migration. */
const TABLE_LOCK_TIMEOUT = '10s'

/**
 * Brings the tables up to date. Leaves tables of a later version as they are, because this version ignores
 * their additions. When several processes start, one process migrates and the others wait for its lock. While
 * this process has the lock, a row in knex's own lock table can only be from a killed process. This function
 * therefore removes the row.
 */
export async function migrate(database: Knex): Promise<void> {
  const { config } = database.client as Knex.Client
  if (config.pool?.max === 1) {
    await runMigrations(database)
    return
  }
  const patient = openPatient(config)
  try {
    await patient.transaction(async (lock) => {
      await lock.raw('set local lock_timeout = 0')
      await takeLock(lock, 'migration')
      await runMigrations(patient)
    })
  } finally {
    await patient.destroy()
  }
}

/** Returns the same database over other connections. Statements on these connections have no time limit. */
function openPatient(config: Knex.Config): Knex {
  return knex({
    ...config,
    client: 'pg',
    pool: {
      min: 0,
      max: 2,
      afterCreate: (connection: Client, done: (error?: Error) => void) => {
        const limits = `set statement_timeout = 0; set lock_timeout = '${TABLE_LOCK_TIMEOUT}'`
        connection.query(limits, done)
      },
    },
  })
}

async function runMigrations(database: Knex): Promise<void> {
  await database.migrate.forceFreeMigrationsLock(MIGRATIONS)
  await database.migrate.latest(MIGRATIONS)
}

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
 * Reads the migrations from the folder `migrations`, in TypeScript or JavaScript. Knex's own loader cannot
 * read TypeScript.
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

/**
 * Throws. No migration has to be undone, because an earlier version can also use the tables of a later
 * version.
 * Decision: `docs/decisions/13-migrations-only-add.md`.
 */
function refuse(): Promise<void> {
  return Promise.reject(new Error('Migrations go forward only.'))
}

/**
 * The settings for knex's migrations. The names of migrations are not validated, because the database can
 * have migrations of a later version that are missing here.
 */
export const MIGRATIONS: Knex.MigratorConfig = {
  migrationSource: MIGRATION_SOURCE,
  disableMigrationsListValidation: true,
}

/**
 * The time for which a migration waits for a table in use. During this wait, other queries on the table must
 * wait too.
 */
const TABLE_LOCK_TIMEOUT = '10s'

/**
 * Brings the tables up to date. Does not change the tables of a later version, because this version ignores
 * their additions. When several processes start, one migrates, and the others wait for its lock. A row in
 * knex's own lock table can then only be from a killed process, and is removed.
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

/** Returns the same database over other connections, which have no time limit for statements. */
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

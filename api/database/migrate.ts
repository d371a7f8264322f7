import type { Knex } from 'knex'
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const FOLDER = new URL('./migrations/', import.meta.url)
const MIGRATION_LOCK = 7_203_001

const Migration = z.object({
  up: z.custom<Knex.Migration['up']>((value) => typeof value === 'function'),
  down: z
    .custom<NonNullable<Knex.Migration['down']>>((value) => typeof value === 'function')
    .optional(),
})

/** Loads TypeScript migrations by this module's own loader, which knex's would not know. */
export const MIGRATION_SOURCE: Knex.MigrationSource<string> = {
  getMigrations: () =>
    Promise.resolve(
      readdirSync(FOLDER)
        .filter((name) => name.endsWith('.ts'))
        .sort(),
    ),
  getMigrationName: (name) => name.replace(/\.ts$/, ''),
  getMigration: async (name) => {
    const { up, down } = Migration.parse(
      await import(pathToFileURL(new URL(name, FOLDER).pathname).href),
    )
    return { up, ...(down && { down }) }
  },
}

/**
 * Brings the tables up to date. Of several processes that start together one migrates and the
 * others wait; a lock row left behind by a killed one is void, since the advisory lock died with it.
 */
export async function migrate(database: Knex): Promise<void> {
  const config = { migrationSource: MIGRATION_SOURCE }
  const { pool } = (database.client as Knex.Client).config
  if (pool?.max === 1) {
    await runMigrations(database, config)
    return
  }
  await database.transaction(async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK])
    await runMigrations(database, config)
  })
}

async function runMigrations(database: Knex, config: Knex.MigratorConfig): Promise<void> {
  await database.migrate.forceFreeMigrationsLock(config)
  await database.migrate.latest(config)
}

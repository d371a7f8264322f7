import type { Knex } from 'knex'

/**
 * The name of an empty table that exists until the end of a restore. The mark is a table and not a row,
 * because it must exist before the restore loads any table.
 * Decision: `docs/decisions/26-restore-marks-the-database.md`.
 */
const MARK = 'restore_under_way'
export const MARK_RESTORE = `CREATE TABLE ${MARK} ()`

/** The error for a database with an unfinished restore. The product must not use the loaded data yet. */
export class RestoreNotDone extends Error {
  constructor() {
    super('A restore of this database was started and has not ended. Run the same restore again.')
    this.name = 'RestoreNotDone'
  }
}

export async function requireRestoreDone(database: Knex): Promise<void> {
  if (await isRestoring(database)) throw new RestoreNotDone()
}

export function isRestoring(database: Knex): Promise<boolean> {
  return database.schema.hasTable(MARK)
}

export async function markRestore(database: Knex): Promise<void> {
  await database.raw(MARK_RESTORE)
}

export async function endRestore(database: Knex): Promise<void> {
  await database.schema.dropTableIfExists(MARK)
}

/** Returns whether the database has no table except the mark. */
export async function isEmpty(database: Knex): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename <> ? LIMIT 1`,
    [MARK],
  )
  return rows.length === 0
}

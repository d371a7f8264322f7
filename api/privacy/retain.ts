import type { Knex } from 'knex'
import type { Sweep } from '#api/database/row.ts'
import { tryLock } from '#api/database/locks.ts'
import { dropMonths, partsOf } from '#api/database/months.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { NAMING_USERS, TABLES } from './tables.ts'

export const ROWS_PER_BATCH = 10_000

/**
 * For each table, the number of rows that were removed or emptied, or of months that were dropped. A table
 * without a change is absent.
 */
type Swept = Record<string, number>

/**
 * Removes rows and values that are older than the retention time of their table. Each batch is one statement
 * with its own commit, because no row should be locked for long. After a kill or an abort, the next run
 * continues. Returns undefined if another process is doing this work.
 */
export async function retain(
  { database, storage, clock }: Pick<Services, 'database' | 'storage' | 'clock'>,
  ending?: AbortSignal,
): Promise<Swept | undefined> {
  const run = { database, now: clock.now(), ending }
  // The embedded database needs no lock, because only one process uses it. It has no second connection for a
  // lock either.
  if (storage === 'embedded') return sweepAll({ ...run, beat: () => Promise.resolve() })
  return database.transaction(async (lock) => {
    const beat = async () => {
      await lock.raw('select 1')
    }
    return (await tryLock(lock, 'retention')) ? sweepAll({ ...run, beat }) : undefined
  })
}

interface Run {
  database: Knex
  now: Date
  ending: AbortSignal | undefined
  /**
   * Uses the connection that has the lock. Otherwise the transaction would be idle, and the database would
   * end it together with the lock.
   */
  beat: () => Promise<void>
}

async function sweepAll(run: Run): Promise<Swept> {
  await run.database.raw("select open_months('verification_logs', 2)")
  const swept: Swept = {}
  for (const { table, sweeps = [] } of TABLES) {
    for (const sweep of sweeps) {
      if (run.ending?.aborted) return swept
      const rows = await sweepTable(run, table, sweep)
      if (rows > 0) swept[table] = (swept[table] ?? 0) + rows
    }
  }
  return swept
}

async function sweepTable(run: Run, table: string, sweep: Sweep): Promise<number> {
  const before = new Date(run.now.getTime() - sweep.days * DAY_MS)
  if (sweep.byMonth) return dropMonths(run.database, table, { since: sweep.byMonth, before })
  let swept = 0
  // A `ctid` is unique only within one partition of a table.
  for (const part of await partsOf(run.database, table)) {
    swept += await sweepPart(run, writeBatch(part, sweep), before)
  }
  return swept
}

async function sweepPart({ database, beat, ending }: Run, statement: string, before: Date) {
  let swept = 0
  for (;;) {
    await beat()
    const { rowCount } = await database.raw<{ rowCount: number }>(statement, [before])
    swept += rowCount
    if (rowCount < ROWS_PER_BATCH || ending?.aborted) return swept
    failpoint('retain.after_batch')
  }
}

/**
 * Returns the SQL for one batch. If a row changes meanwhile, it gets another `ctid`. The batch then leaves it
 * out.
 */
function writeBatch(table: string, { since, where, unnamed, blank }: Sweep): string {
  const change = blank
    ? `update ${table} set ${blank.map((column) => `${column} = null`).join(', ')}`
    : `delete from ${table}`
  const conditions = [
    `${since} < ?`,
    ...(where === undefined ? [] : [where]),
    ...(unnamed
      ? NAMING_USERS.map(
          ([from, by]) => `not exists (select from ${from} where ${from}.${by} = ${table}.id)`,
        )
      : []),
    ...(blank ? [`(${blank.map((column) => `${column} is not null`).join(' or ')})`] : []),
  ]
  return `${change} where ctid = any (array(
    select ctid from ${table} where ${conditions.join(' and ')}
     order by ${since} limit ${String(ROWS_PER_BATCH)}))`
}

import type { Knex } from 'knex'
import type { Sweep } from '#api/database/row.ts'
import { tryLock } from '#api/database/locks.ts'
import { dropMonths, partsOf } from '#api/database/months.ts'
import { failpoint } from '#api/failpoint.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { NAMING_USERS, TABLES } from './tables.ts'

export const ROWS_PER_BATCH = 10_000

/** How many rows, or whole months, were removed or blanked, by table; a table without any is absent. */
type Swept = Record<string, number>

/**
 * Removes what has been kept as long as its table says. Each batch is a statement and a commit of
 * its own: no row is held for long, and after a kill, or when it is told to end, the next run goes on.
 * Undefined while another process is at it.
 */
export async function retain(
  { database, storage, clock }: Pick<Services, 'database' | 'storage' | 'clock'>,
  ending?: AbortSignal,
): Promise<Swept | undefined> {
  const run = { database, now: clock.now(), ending }
  // The embedded database belongs to one process, and has no second connection to hold a lock with.
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
  /** Says that this process is still at it: a lock whose holder is silent is taken from it. */
  beat: () => Promise<void>
}

async function sweepAll(run: Run): Promise<Swept> {
  await run.database.raw('select open_verification_months()')
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
  // A row's `ctid` is its own within a part alone.
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

/** A row that changes meanwhile has another `ctid`, and is left to the next run. */
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

import type { Knex } from 'knex'

const MONTH = /_(\d{4})_(\d{2})$/

/** Returns the names of the tables with the rows of a table: its monthly partitions, or the table itself. */
export async function partsOf(database: Knex, table: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = ?::regclass order by relname`,
    [table],
  )
  return rows.length > 0 ? rows.map(({ name }) => name) : [table]
}

/**
 * Drops each monthly partition whose start or end is earlier than `before`. The duration does not depend on
 * the number of rows. Deleting millions of rows one by one would take longer than the time between two runs of
 * the job.
 */
export async function dropMonths(
  database: Knex,
  table: string,
  { since, before }: { since: 'start' | 'end'; before: Date },
): Promise<number> {
  const parts = await partsOf(database, table)
  const over = parts.filter((part) => countsFrom(part, since) < before.getTime())
  for (const part of over) await database.raw('drop table ??', [part])
  return over.length
}

/**
 * Returns the start or the end of the partition's month, in milliseconds since 1970. Returns NaN when the
 * name has no month.
 */
function countsFrom(part: string, since: 'start' | 'end'): number {
  const [, year, month] = MONTH.exec(part) ?? []
  return Date.UTC(Number(year), Number(month) - (since === 'start' ? 1 : 0))
}

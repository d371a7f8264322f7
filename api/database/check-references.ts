import type { Knex } from 'knex'
import type { Check } from './check.ts'

interface Reference {
  child: string
  childColumn: string
  parent: string
  parentColumn: string
}

/**
 * Finds rows that refer to missing rows. A restore can cause such rows, or a write while the triggers are
 * off.
 */
export async function* checkReferences({ database }: { database: Knex }): Check {
  const references = await readReferences(database)
  for (const { child, childColumn, parent, parentColumn } of references) {
    const { rows } = await database.raw<{ rows: { count: number }[] }>(
      `SELECT count(*)::int AS count FROM ?? AS child
        WHERE child.?? IS NOT NULL
          AND NOT EXISTS (SELECT FROM ?? AS parent WHERE parent.?? = child.??)`,
      [child, childColumn, parent, parentColumn, childColumn],
    )
    const count = rows[0]?.count ?? 0
    if (count === 0) continue
    yield {
      subject: `Table ${child}`,
      fault: `${String(count)} values of its column ${childColumn} have no row in ${parent}`,
    }
  }
  return { checked: references.length }
}

/** Each foreign key has only one column. The key of a partitioned table also covers the partitions. */
async function readReferences(database: Knex): Promise<Reference[]> {
  const { rows } = await database.raw<{ rows: Reference[] }>(
    `SELECT rule.conrelid::regclass::text AS child, child.attname AS "childColumn",
            rule.confrelid::regclass::text AS parent, parent.attname AS "parentColumn"
       FROM pg_constraint AS rule
       JOIN pg_attribute AS child
         ON child.attrelid = rule.conrelid AND child.attnum = rule.conkey[1]
       JOIN pg_attribute AS parent
         ON parent.attrelid = rule.confrelid AND parent.attnum = rule.confkey[1]
      WHERE rule.contype = 'f' AND rule.conparentid = 0 AND rule.connamespace = current_schema()::regnamespace
      ORDER BY 1, 2`,
  )
  return rows
}

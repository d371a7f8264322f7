import type { Knex } from 'knex'
import type { Sealing } from '#api/trust/sealing.ts'
import { ImportLineRow } from './import-line-row.ts'
import { subjectOf } from './seal-line.ts'

/**
 * Seals the stored lines of an older master key again, with the newest master key. Leaves out a line that is
 * issued meanwhile. Returns the number of resealed lines.
 */
export async function resealLines({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Promise<number> {
  let resealed = 0
  for (const importId of await ImportLineRow.importsWithSealed(database)) {
    const rows = await ImportLineRow.sealed(database, importId)
    for (const { line, sealed: from } of rows) {
      if (sealing.isSealedByCurrent(from)) continue
      const subject = subjectOf({ importId, line })
      const to = sealing.seal(subject, sealing.open(subject, from))
      resealed += await ImportLineRow.replaceSeal(database, { importId, line, from, to })
    }
  }
  return resealed
}

import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { ImportLineRow } from './import-line-row.ts'
import { openLine } from './seal-line.ts'

/** Checks that the data of each unissued line can be decrypted. */
export async function* checkLines({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Check {
  let checked = 0
  for (const importId of await ImportLineRow.importsWithSealed(database)) {
    for (const { line, sealed } of await ImportLineRow.sealed(database, importId)) {
      checked += 1
      if (openLine(sealing, { importId, line }, sealed)) continue
      const subject = `Import ${importId}, line ${String(line)}`
      yield { subject, fault: 'no key in MASTER_KEY unseals it' }
    }
  }
  return { checked }
}

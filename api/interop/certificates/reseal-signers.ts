import type { Knex } from 'knex'
import type { Sealing } from '#api/trust/sealing.ts'
import { InteropKeyRow } from './interop-key-row.ts'
import { signerSubject } from './request-certificates.ts'

/** Seals with the newest master key the keys that an older one sealed. Returns the number of keys. */
export async function resealSigners({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Promise<number> {
  const rows = await InteropKeyRow.all(database)
  const outdated = rows.filter((row) => !sealing.isSealedByCurrent(row.sealedPrivateKey))
  await database.transaction(async (trx) => {
    for (const { kid, sealedPrivateKey: from } of outdated) {
      const subject = signerSubject(kid)
      const to = sealing.seal(subject, sealing.open(subject, from))
      await InteropKeyRow.replaceSeal(trx, { kid, from, to })
    }
  })
  return outdated.length
}

import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import { tryOpen, type Sealing } from '#api/trust/sealing.ts'
import { ANSWER_READ_MS } from '#contracts/interop/limits.ts'
import { PresentationRequestRow } from './requests/presentation-request-row.ts'
import { requestSubject } from './requests/request-key.ts'

/** That what waits for its wallet can be answered, and what was answered can be read. */
export async function* checkRequests({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Check {
  // What can be read no more waits to be swept, and may have outlived its master key.
  const since = new Date(Date.now() - ANSWER_READ_MS)
  const rows = await PresentationRequestRow.query(database).where('expiresAt', '>', since)
  for (const { id, sealedPrivateKey, sealedOutcome } of rows) {
    const subject = `Request ${id}`
    const sealed = sealedPrivateKey ?? sealedOutcome
    if (sealed && !tryOpen(sealing, requestSubject(id), sealed)) {
      yield { subject, fault: 'no master key opens what is sealed in it' }
    }
  }
  return { checked: rows.length }
}

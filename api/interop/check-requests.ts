import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import { tryOpen, type Sealing } from '#api/trust/sealing.ts'
import { ANSWER_READ_MS } from '#contracts/interop/limits.ts'
import { PresentationRequestRow } from './requests/presentation-request-row.ts'
import { requestSubject } from './requests/request-key.ts'

/**
 * Checks that the master keys can open the private key of each open request and the outcome of each finished
 * request.
 */
export async function* checkRequests({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Check {
  // Leaves out older outcomes. Nobody can read them any more, and their master key may be deleted.
  const since = new Date(Date.now() - ANSWER_READ_MS)
  const rows = await PresentationRequestRow.query(database).where('expiresAt', '>', since)
  for (const { id, sealedPrivateKey, sealedOutcome } of rows) {
    const subject = `Request ${id}`
    const sealed = sealedPrivateKey ?? sealedOutcome
    if (sealed && !tryOpen(sealing, requestSubject(id), sealed)) {
      yield { subject, fault: 'no key in MASTER_KEY opens its sealed data' }
    }
  }
  return { checked: rows.length }
}

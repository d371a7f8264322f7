import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import { sealedDrafts } from './sealed-drafts.ts'
import { subjectOf } from './seal-draft.ts'

/** Checks that the data of each invitation without an issued credential can be decrypted. */
export async function* checkInvitations({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Check {
  let checked = 0
  for await (const { id, sealed } of sealedDrafts(database)) {
    checked += 1
    if (tryOpen(sealing, subjectOf(id), sealed)) continue
    yield { subject: `Invitation ${id}`, fault: 'no key in MASTER_KEY unseals it' }
  }
  return { checked }
}

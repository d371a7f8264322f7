import type { Knex } from 'knex'
import type { Sealing } from '#api/trust/sealing.ts'
import { InvitationRow } from './invitation-row.ts'
import { subjectOf } from './seal-draft.ts'
import { sealedDrafts } from './sealed-drafts.ts'

/**
 * Seals the drafts of an older master key again, with the newest master key. Leaves out an invitation that is
 * issued meanwhile. Returns the number of resealed drafts.
 */
export async function resealInvitations({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Promise<number> {
  let resealed = 0
  for await (const { id, sealed: from } of sealedDrafts(database)) {
    if (sealing.isSealedByCurrent(from)) continue
    const subject = subjectOf(id)
    const to = sealing.seal(subject, sealing.open(subject, from))
    resealed += await InvitationRow.replaceSeal(database, { id, from, to })
  }
  return resealed
}

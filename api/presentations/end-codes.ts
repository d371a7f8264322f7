import type { Transaction } from 'objection'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import type { Services } from '#api/services.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { type MadeBy, PresentationRow } from './presentation-row.ts'

/** The holder ends every minted code of their credentials, in every session. */
export async function endOwnCodes({ database, clock }: Services, user: Asker): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    await endCodes(trx, { userId: user.id }, clock.now())
  })
}

/**
 * From now on verifiers refuse these codes: online at once, and offline by the lists. A thief may have made
 * them, so a session that is ended by force ends them too. The caller has locked the holder.
 */
export async function endCodes(trx: Transaction, madeBy: MadeBy, now: Date): Promise<void> {
  const ended = await PresentationRow.end(trx, madeBy, now)
  await PassRow.revokeAt(trx, ended, now)
}

import type { Transaction } from 'objection'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import type { Services } from '#api/services.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { type MadeBy, PresentationRow } from './presentation-row.ts'

/** Ends every minted code of the user's credentials, from all sessions. */
export async function endOwnCodes({ database, clock }: Services, user: Asker): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    await endCodes(trx, { userId: user.id }, clock.now())
  })
}

/**
 * Ends minted codes. An online verifier refuses them immediately. An offline verifier refuses them after it
 * has the next lists. Call this when a session ends because of a possible theft, because a thief may have
 * made its codes. The caller must have locked the holder.
 */
export async function endCodes(trx: Transaction, madeBy: MadeBy, now: Date): Promise<void> {
  const ended = await PresentationRow.end(trx, madeBy, now)
  await PassRow.revokeAt(trx, ended, now)
}

import type { Transaction } from 'objection'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import type { Services } from '#api/services.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { type MadeBy, PresentationRow } from './presentation-row.ts'

/** By the holder: every code that no device has signed, wherever it was made. */
export async function endOwnCodes({ database, clock }: Services, user: Asker): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    await endCodes(trx, { userId: user.id }, clock.now())
  })
}

/**
 * From now on these codes are refused, online at once and offline by the list. A thief may have made
 * them, so what ends a session by force ends them too. The holder's row is held.
 */
export async function endCodes(trx: Transaction, madeBy: MadeBy, now: Date): Promise<void> {
  const ended = await PresentationRow.end(trx, madeBy, now)
  await PassRow.revokeAt(trx, ended, now)
}

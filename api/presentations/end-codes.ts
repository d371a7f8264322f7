import type { Transaction } from 'objection'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { freshForPower } from '#api/http/guards.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { type MadeBy, PresentationRow } from './presentation-row.ts'

/**
 * Ends every minted code of the user's credentials, from all sessions. A code of another session needs a fresh
 * proof.
 */
export async function endOwnCodes(
  { database, clock }: Services,
  user: SignedInUser,
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const now = clock.now()
    const codes = await PresentationRow.inForce(trx, { userId: user.id }, now)
    if (codes.some(({ sessionId }) => sessionId !== user.sessionId)) freshForPower(user)
    await endCodes(trx, { userId: user.id }, now)
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

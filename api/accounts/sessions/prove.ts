import type { Knex } from 'knex'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { Proof } from '#contracts/accounts/proof.ts'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { checkAssertion } from '#api/accounts/passkeys/check-assertion.ts'
import type { RelyingParty } from '#api/accounts/passkeys/relying-party.ts'
import { countProof, lockProven, requirePassword } from './require-password.ts'
import { SessionRow } from './session-row.ts'
import { isWayIn } from './ways-in.ts'

interface Shown {
  proof: Proof
  user: SignedInUser
  party: () => RelyingParty
  /** The session's new secret. */
  token: string
}

/**
 * Checks the user's password or passkey again. Then stores the time of this proof in the session, and gives
 * the session a new secret.
 */
export async function prove(services: Services, shown: Shown): Promise<void> {
  const { database, clock } = services
  const stillHolds = await checkProof(services, shown)
  await database.transaction(async (trx) => {
    await stillHolds(trx)
    const { id } = await lockAsker(trx, shown.user)
    await SessionRow.markProved(trx, id, { token: shown.token, now: clock.now() })
  })
}

/**
 * Checks the proof. Returns a function for the caller's transaction, which throws if the password was changed
 * in the meantime.
 */
async function checkProof(
  services: Services,
  { proof, user, party }: Shown,
): Promise<(trx: Knex) => Promise<unknown>> {
  const { id: userId, sessionId } = user
  if ('currentPassword' in proof) {
    if (!isWayIn('password', user, services.env)) throw new ApiError('SECOND_FACTOR_REQUIRED')
    const password = proof.currentPassword
    const proven = await requirePassword(services, { userId, password, askedIn: sessionId })
    return (trx) => lockProven(trx, proven)
  }
  const occasion = { purpose: 'prove', sessionId } as const
  await countProof(services, { userId, askedIn: sessionId }, () =>
    checkAssertion(services, { ...proof, occasion, party: party(), userId }),
  )
  return () => Promise.resolve()
}

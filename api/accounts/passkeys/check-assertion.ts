import { because } from '#contracts/reason.ts'
import { ApiError } from '#api/http/errors.ts'
import { isStorageFault } from '#api/database/faults.ts'
import type { Services } from '#api/services.ts'
import type { Assertion } from '#contracts/accounts/passkeys.ts'
import { takeChallenge, type Occasion } from './challenge.ts'
import { PasskeyRow } from './passkey-row.ts'
import type { RelyingParty } from './relying-party.ts'

interface Shown {
  assertion: Assertion
  occasion: Occasion
  party: RelyingParty
  /** The user who must own the passkey. Absent when the user is not known yet. */
  userId?: string
}

/**
 * Checks the signature of a passkey, stores the passkey's new counter and time of use, and returns the
 * passkey. The authenticator must verify the user.
 */
export async function checkAssertion(
  services: Services,
  { assertion, occasion, party, userId }: Shown,
): Promise<PasskeyRow> {
  const { database, clock } = services
  const passkey = await PasskeyRow.withKeyId(database, assertion.keyId)
  if (!passkey || passkey.userId !== (userId ?? passkey.userId)) {
    throw new ApiError('PASSKEY_REFUSED', { reason: because('PASSKEY_UNKNOWN') })
  }
  const { keyId: id } = assertion
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: assertion.clientData,
        authenticatorData: assertion.authenticatorData,
        signature: assertion.signature,
      },
    },
    expectedChallenge: (challenge) => takeChallenge(services, challenge, occasion),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: new Uint8Array(passkey.publicKey),
      // We compare the counter below. The library would compare the counter before it checks the signature. A
      // caller without the key could then cause `PASSKEY_COPIED`.
      counter: 0,
    },
  }).catch((cause: unknown) => refuse(cause, passkey.userId))

  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
  const about = { userId: passkey.userId }
  if (!verified) throw new ApiError('PASSKEY_REFUSED', about)
  const counts = counter > 0 || passkey.counter > 0
  if (counts && counter <= passkey.counter) throw new ApiError('PASSKEY_COPIED', about)
  const used = { counter, isBackedUp }
  const isUsed = await PasskeyRow.use(database, passkey, used, clock.now())
  if (!isUsed) throw new ApiError('PASSKEY_REFUSED', about)
  return passkey
}

/**
 * Turns an error of the library into a refusal, because the library's messages are not written for people. A
 * fault of the database is thrown unchanged, because it is no refusal.
 */
export function refuse(cause: unknown, userId?: string): never {
  if (cause instanceof ApiError || isStorageFault(cause)) throw cause
  throw new ApiError('PASSKEY_REFUSED', userId === undefined ? {} : { userId })
}

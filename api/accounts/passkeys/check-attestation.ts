import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { type NewPasskey, PASSKEY_ALGORITHMS } from '#contracts/accounts/passkeys.ts'
import { takeChallenge, type Occasion } from './challenge.ts'
import { refuse } from './check-assertion.ts'
import type { PasskeyRow } from './passkey-row.ts'
import type { RelyingParty } from './relying-party.ts'

interface Made {
  made: NewPasskey
  occasion: Occasion
  party: RelyingParty
}

export type MadePasskey = Pick<PasskeyRow, 'keyId' | 'publicKey' | 'counter' | 'isBackedUp'>

/** Checks a new passkey. The authenticator must have verified the owner. */
export async function checkAttestation(
  services: Services,
  { made, occasion, party }: Made,
): Promise<MadePasskey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: made.keyId,
      rawId: made.keyId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
    },
    expectedChallenge: (challenge) => takeChallenge(services, challenge, occasion),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
  }).catch(refuse)
  if (!registrationInfo) throw new ApiError('PASSKEY_REFUSED')
  const { credential, credentialBackedUp: isBackedUp } = registrationInfo
  return {
    keyId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp,
  }
}

import { ApiError } from '#api/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { type NewPasskey, PASSKEY_ALGORITHMS, PASSKEYS_MAX } from '#contracts/passkeys.ts'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { tellChange } from '#api/accounts/tell-change.ts'
import { takeChallenge } from './challenge.ts'
import { refuse } from './check-assertion.ts'
import { PasskeyRow } from './passkey-row.ts'
import type { RelyingParty } from './relying-party.ts'

interface Made {
  user: SignedInUser
  made: NewPasskey
  party: RelyingParty
  name: string
}

/** What an authenticator made for the signed-in user, having verified that it is them. */
export async function addPasskey(
  services: Services,
  { user, made, party, name }: Made,
): Promise<PasskeyRow> {
  const { database, clock, env } = services
  const occasion = { purpose: 'register', sessionId: user.sessionId } as const
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
  return database.transaction(async (trx) => {
    const now = clock.now()
    await lockAsker(trx, user)
    const count = await PasskeyRow.ofUser(trx, user.id).resultSize()
    if (count >= PASSKEYS_MAX) throw new ApiError('PASSKEY_LIMIT')
    const added = await PasskeyRow.add(trx, {
      userId: user.id,
      keyId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      isBackedUp,
      name,
      createdAt: now,
    })
    if (!added) throw new ApiError('PASSKEY_REFUSED')
    const notice = { template: 'passkey-added', name } as const
    await tellChange(env, trx, { userId: user.id, notice, now })
    return added
  })
}

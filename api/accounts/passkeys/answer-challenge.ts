import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { ChallengePurpose, PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { makeChallenge } from './challenge.ts'
import { PasskeyRow } from './passkey-row.ts'
import type { RelyingParty } from './relying-party.ts'

interface Asked {
  purpose: ChallengePurpose
  user: SignedInUser | null
  party: RelyingParty
}

export async function answerChallenge(
  services: Services,
  { purpose, user, party }: Asked,
): Promise<PasskeyChallenge> {
  const { database } = services
  if (purpose === 'sign-in') {
    const challenge = makeChallenge(services, { purpose, sessionId: undefined })
    return { challenge, rpId: party.id, userHandle: null, keyIds: [] }
  }
  if (!user) throw new ApiError('SIGN_IN_REQUIRED')
  if (user.isGuest) throw new ApiError('ACCESS_DENIED')
  const passkeys = await PasskeyRow.ofUser(database, user.id)
  const handle = purpose === 'register' ? await UserRow.handleOf(database, user.id) : null
  return {
    challenge: makeChallenge(services, { purpose, sessionId: user.sessionId }),
    rpId: party.id,
    userHandle: handle && handle.toString('base64url'),
    keyIds: passkeys.map(({ keyId }) => keyId),
  }
}

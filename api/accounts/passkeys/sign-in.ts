import { accountKey } from '#api/http/route.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Assertion } from '#contracts/accounts/passkeys.ts'
import { checkAssertion } from './check-assertion.ts'
import type { RelyingParty } from './relying-party.ts'

interface Attempt {
  assertion: Assertion
  party: RelyingParty
  address: string
}

/**
 * Returns the user whose passkey made the signature. Counts failed tries only per network address, because
 * nobody can guess a signature.
 */
export async function signInByPasskey(
  services: Services,
  { assertion, party, address }: Attempt,
): Promise<UserRow> {
  const { database, limits } = services
  await limits.consume('failuresFromAddress', [address])
  const occasion = { purpose: 'sign-in', sessionId: undefined } as const
  const { userId } = await checkAssertion(services, { assertion, party, occasion })
  const user = await UserRow.withId(database, userId)
  if (!user) throw new ApiError('PASSKEY_REFUSED')
  await limits.refund('failuresFromAddress', [address])
  await limits.consume('logIns', [accountKey(user.id)])
  return user
}

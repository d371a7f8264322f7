import { randomBytes } from 'node:crypto'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { WalletRequest } from '#contracts/interop/calls.ts'
import { requireGivable } from '#api/interop/require-givable.ts'
import { REQUEST_URI } from './push-request.ts'
import { nameDestination, nameWallet } from './redirect-uri.ts'
import { WalletRequestRow } from './wallet-request-row.ts'

const SECRET_BYTES = 32

/**
 * The parameters in the address of the consent page: the secret of the request, and the name of the wallet.
 */
interface Named {
  requestUri: string
  clientId: string
}

/** Returns the content of the consent page: the name of the wallet, and the target of the redirect. */
export async function readRequest(
  { database, clock }: Services,
  named: Named,
): Promise<WalletRequest> {
  const request = await WalletRequestRow.openOne(database, keyOf(named), clock.now())
  if (!request) throw new ApiError('WALLET_REQUEST_OVER')
  const { clientId, redirectUri } = request
  return { name: nameWallet(clientId, redirectUri), destination: nameDestination(redirectUri) }
}

/** Stores the holder's consent. Returns the redirect address with the authorization code. */
export async function consent(
  { database, clock, publicOrigin, certificates }: Services,
  { user, credentialId, ...named }: Named & { user: Asker; credentialId: string },
): Promise<string> {
  await certificates.signer('document')
  const code = randomBytes(SECRET_BYTES).toString('base64url')
  const now = clock.now()
  const request = await database.transaction(async (trx) => {
    const { authVersion } = await lockAsker(trx, user)
    await requireGivable(trx, { credentialId, userId: user.id }, now)
    const decision = {
      userId: user.id,
      credentialId,
      authVersion,
      codeHash: hashSecret(code),
      decidedAt: now,
    }
    return WalletRequestRow.decide(trx, keyOf(named), decision, now)
  })
  if (!request) throw new ApiError('WALLET_REQUEST_OVER')
  return addTo(request, { code, iss: publicOrigin() })
}

export async function decline(
  { database, clock, publicOrigin }: Services,
  named: Named,
): Promise<string> {
  const now = clock.now()
  const request = await WalletRequestRow.decide(database, keyOf(named), { decidedAt: now }, now)
  if (!request) throw new ApiError('WALLET_REQUEST_OVER')
  return addTo(request, { error: 'access_denied', iss: publicOrigin() })
}

function keyOf({ requestUri, clientId }: Named) {
  const secret = requestUri.startsWith(REQUEST_URI) ? requestUri.slice(REQUEST_URI.length) : ''
  return { requestHash: hashSecret(secret), clientId }
}

/**
 * Adds parameters to the redirect address. A wallet with several issuers recognises this issuer by `iss` (RFC
 * 9207).
 */
function addTo(
  { redirectUri, state }: WalletRequestRow,
  parameters: Record<string, string>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value)
  if (state !== null) url.searchParams.append('state', state)
  return url.href
}

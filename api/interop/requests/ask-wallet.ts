import { randomBytes, randomUUID } from 'node:crypto'
import { requireAsker } from '#api/accounts/lock-asker.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { claimsAskedWith, mayAskNames } from '#contracts/interop/dcql.ts'
import { PRESENTATION_REQUEST_MS } from '#contracts/interop/limits.ts'
import type { AskedWallet, AskWallet } from '#contracts/interop/requests.ts'
import { clientOf } from './client-of.ts'
import { presentRequest } from './present.ts'
import { PresentationRequestRow } from './presentation-request-row.ts'
import { makeRequestKey } from './request-key.ts'
import { askByBrowser } from './request-object.ts'

const NONCE_BYTES = 32

/** Makes a request for a credential in another wallet. Only the first response counts. */
export async function askWallet(
  services: Services,
  { way, naming, prefix, format, user }: AskWallet & { user: SignedInUser },
): Promise<AskedWallet> {
  if (naming.length > 0 && !mayAskNames(user)) throw new ApiError('NAMES_NOT_ASKED')
  const { database, clock, sealing, certificates, publicOrigin } = services
  const signer = await certificates.signer('reader')
  const [id, origin, askedAt] = [randomUUID(), publicOrigin(), clock.now()]
  const request = {
    id,
    userId: user.id,
    way,
    clientId: clientOf(signer, { prefix, origin }),
    claims: claimsAskedWith(naming),
    format,
    nonce: randomBytes(NONCE_BYTES).toString('base64url'),
    ...(await makeRequestKey(sealing, id)),
    askedAt,
    expiresAt: new Date(askedAt.getTime() + PRESENTATION_REQUEST_MS),
  }
  const row = await database.transaction(async (trx) => {
    await requireAsker(trx, user)
    return PresentationRequestRow.record(trx, request)
  })
  return {
    ...presentRequest(services, row, user),
    digital: way === 'browser' ? await askByBrowser(signer, row, origin) : [],
  }
}

import { randomUUID } from 'node:crypto'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import type { Services } from '#api/services.ts'
import { OFFERS_PATH } from '#contracts/interop/addresses.ts'
import type { WalletOffer } from '#contracts/interop/calls.ts'
import { OFFER_MS } from '#contracts/interop/limits.ts'
import { requireGivable } from '#api/interop/require-givable.ts'
import { txCode } from './offer-codes.ts'
import { OfferRow } from './offer-row.ts'
import { describeOffer } from './read-offer.ts'

/** Makes an offer for other wallets. Only one wallet can redeem it. */
export async function makeOffer(
  services: Services,
  { user, credentialId }: { user: Asker; credentialId: string },
): Promise<WalletOffer> {
  const { database, clock, env, certificates, publicOrigin } = services
  // Throws when there is no signer. A wallet could not get a credential for such an offer.
  await certificates.signer('document')
  const id = randomUUID()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + OFFER_MS)
  await database.transaction(async (trx) => {
    const { authVersion } = await lockAsker(trx, user)
    await requireGivable(trx, { credentialId, userId: user.id }, now)
    await OfferRow.record(trx, { id, userId: user.id, credentialId, authVersion, expiresAt })
  })
  const address = encodeURIComponent(`${publicOrigin()}${OFFERS_PATH}/${id}`)
  return {
    link: `openid-credential-offer://?credential_offer_uri=${address}`,
    txCode: txCode(env, id),
    offer: describeOffer(services, id),
    expiresAt: expiresAt.toISOString(),
  }
}

import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { Services } from '#api/services.ts'
import { CONFIGURATIONS } from '#contracts/interop/visa-type.ts'
import { readClientId } from '#api/interop/client-id.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { isTxCode, readOfferCode } from '#api/interop/offers/offer-codes.ts'
import { OfferRow } from '#api/interop/offers/offer-row.ts'
import { requireParameter } from '#api/interop/read-form.ts'
import { requireGivable } from '#api/interop/require-givable.ts'
import type { Shown } from './grants.ts'
import { addWallet, type Tokens } from './new-tokens.ts'

const OVER = 'This code has expired, was used already or was missed too often.'

/** Counts the try before the check of the digits. Parallel tries therefore give no extra try. */
export async function redeemOffer(
  { database, clock, env, mailer }: Services,
  { form, thumbprint, attested }: Shown,
): Promise<Tokens> {
  const code = requireParameter(form, 'pre-authorized_code')
  const digits = requireParameter(form, 'tx_code')
  const clientId = form.get('client_id') ?? attested
  const offerId = readOfferCode(env, code)
  const now = clock.now()
  const offer = offerId === undefined ? undefined : await OfferRow.takeTry(database, offerId, now)
  if (!offer) throw new OAuthError('invalid_grant', OVER)
  if (!isTxCode(env, offer.id, digits)) {
    throw new OAuthError('invalid_grant', 'These are not the digits beside the QR code.')
  }

  const tokens = await database.transaction(async (trx) => {
    const holder = await lockHolder(trx, offer.userId)
    const isOpen = holder?.authVersion === offer.authVersion
    if (!isOpen || !(await OfferRow.use(trx, offer.id, now))) {
      throw new OAuthError('invalid_grant', OVER)
    }
    const credential = await requireGivable(trx, offer, now)
    return addWallet(env, trx, {
      credential,
      requestId: null,
      clientId: clientId === undefined ? null : readClientId(clientId),
      thumbprint,
      configurations: Object.values(CONFIGURATIONS),
      now,
    })
  })
  mailer.wake()
  return tokens
}

import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { TX_CODE_DIGITS } from '#contracts/interop/limits.ts'
import { CONFIGURATIONS } from '#contracts/interop/visa-type.ts'
import { PRE_AUTHORIZED } from '#api/interop/token/grants.ts'
import { offerCode } from './offer-codes.ts'
import { OfferRow } from './offer-row.ts'

export async function readOffer(services: Services, offerId: string) {
  const { database, clock } = services
  const offer = isUuid(offerId) ? await OfferRow.openOne(database, offerId, clock.now()) : undefined
  if (!offer) throw new ApiError('LINK_EXPIRED')
  return describeOffer(services, offerId)
}

/**
 * Returns the offer in the format of OpenID4VCI 1.0, section 4.1.1. It contains neither the holder nor the
 * credential.
 */
export function describeOffer(
  { env, publicOrigin }: Pick<Services, 'env' | 'publicOrigin'>,
  offerId: string,
) {
  return {
    credential_issuer: publicOrigin(),
    credential_configuration_ids: Object.values(CONFIGURATIONS),
    grants: {
      [PRE_AUTHORIZED]: {
        'pre-authorized_code': offerCode(env, offerId),
        tx_code: {
          input_mode: 'numeric',
          length: TX_CODE_DIGITS,
          description: 'The six digits beside the QR code.',
        },
      },
      authorization_code: {},
    },
  }
}

import type { Context } from 'koa'
import type { Services } from '#api/services.ts'
import { TOKEN_PATH } from '#contracts/interop/addresses.ts'
import { ACCESS_TOKEN_MS } from '#contracts/interop/limits.ts'
import { ApiError } from '#api/http/errors.ts'
import { checkAttestation } from '#api/interop/attestation/check-attestation.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { readForm, requireParameter } from '#api/interop/read-form.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { CONFIGURATIONS } from '#contracts/interop/visa-type.ts'
import { readClientId } from '#api/interop/client-id.ts'
import { isTxCode, readOfferCode } from '#api/interop/offers/offer-codes.ts'
import { OfferRow } from '#api/interop/offers/offer-row.ts'
import { requireGivable } from '#api/interop/require-givable.ts'
import { requireDpop } from './dpop.ts'
import { PRE_AUTHORIZED, type Shown } from './grants.ts'
import { redeemCode } from './redeem-code.ts'
import { refresh } from './refresh.ts'
import { addWallet, type Tokens } from './new-tokens.ts'

const OVER = 'This code has expired, was used already or was missed too often.'

/**
 * Handles the token endpoint. For every grant, the wallet must sign this call and all later calls with the
 * same key.
 */
export async function grantTokens(services: Services, ctx: Context) {
  const form = await readForm(ctx)
  const grant = requireParameter(form, 'grant_type')
  const address = `${services.publicOrigin()}${TOKEN_PATH}`
  const attested = await checkAttestation(services, ctx, form)
  const thumbprint = await requireDpop(services, ctx, { method: 'POST', address })
  const { tokens, details } = await redeem(services, grant, { form, thumbprint, attested })
  return {
    access_token: tokens.accessToken,
    token_type: 'DPoP',
    expires_in: ACCESS_TOKEN_MS / 1000,
    refresh_token: tokens.refreshToken,
    ...(details && { authorization_details: details.map(describeDetail) }),
  }
}

async function redeem(services: Services, grant: string, shown: Shown) {
  try {
    if (grant === 'authorization_code') return await redeemCode(services, shown)
    if (grant === PRE_AUTHORIZED) {
      return { tokens: await redeemOffer(services, shown), details: null }
    }
    if (grant === 'refresh_token') return { tokens: await refresh(services, shown), details: null }
  } catch (error) {
    throw asRefusal(error)
  }
  throw new OAuthError('unsupported_grant_type', 'No token is given for that.')
}

/**
 * Turns an `ApiError` about the credential into an error of the protocol, because an `ApiError` is only for
 * our own app.
 */
function asRefusal(error: unknown): unknown {
  const isOfCredential = error instanceof ApiError && error.code.startsWith('CREDENTIAL_')
  return isOfCredential ? new OAuthError('invalid_grant', error.message) : error
}

/** Describes the granted credential. Its identifier is the configuration that the wallet has requested. */
function describeDetail(configuration: string) {
  return {
    type: 'openid_credential',
    credential_configuration_id: configuration,
    credential_identifiers: [configuration],
  }
}

/** Counts the try before the check of the digits. Parallel tries therefore give no extra try. */
async function redeemOffer(
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
      // Nobody compared the name with an address, but a trusted provider may have certified it.
      provenUri: attested !== undefined && isPage(attested) ? attested : null,
      thumbprint,
      configurations: Object.values(CONFIGURATIONS),
      now,
    })
  })
  mailer.wake()
  return tokens
}

function isPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

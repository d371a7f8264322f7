import { signJwt } from '#api/interop/formats/jwt.ts'
import { CONTENT_ENCRYPTIONS } from '#api/interop/formats/jwe.ts'
import { type CertifiedSigner, toX5c } from '#api/interop/formats/signer.ts'
import { REQUESTS_PATH } from '#contracts/interop/addresses.ts'
import { buildQuery } from '#contracts/interop/dcql.ts'
import type { BrowserProtocol } from '#contracts/interop/requests.ts'
import { toSeconds } from '#contracts/presentation/claims.ts'
import { ES256 } from '#contracts/encoding/cose.ts'
import { toJwk, toPublicPoint } from '#contracts/presentation/keys.ts'
import type { PresentationRequestRow } from './presentation-request-row.ts'

export const REQUEST_OBJECT_TYP = 'oauth-authz-req+jwt'
/** The audience of a request to an unknown wallet (OpenID4VP 1.0, 5.8). */
const ANY_WALLET = 'https://self-issued.me/v2'

const VP_FORMATS = {
  'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'], 'kb-jwt_alg_values': ['ES256'] },
  mso_mdoc: { issuerauth_alg_values: [ES256], deviceauth_alg_values: [ES256] },
}

export type Asked = Pick<
  PresentationRequestRow,
  'id' | 'clientId' | 'claims' | 'format' | 'nonce' | 'point' | 'askedAt' | 'expiresAt'
>

export function responseAddress(origin: string, id: string): string {
  return `${origin}${REQUESTS_PATH}/${id}/response`
}

/**
 * Signs the request for a QR code or a link. The request has no `state`, because a value that a wallet
 * repeats proves nothing. The address for the response identifies the request.
 */
export function signForLink(
  signer: CertifiedSigner,
  asked: Asked,
  { origin, walletNonce }: { origin: string; walletNonce?: string | undefined },
): Promise<string> {
  return sign(signer, asked, {
    ...commonOf(asked, origin),
    response_mode: 'direct_post.jwt',
    response_uri: responseAddress(origin, asked.id),
    ...(walletNonce !== undefined && { wallet_nonce: walletNonce }),
  })
}

/**
 * Returns the requests that the page passes to `navigator.credentials`: a signed request and an unsigned
 * request. In the unsigned request, only the page's origin identifies us.
 */
export async function askByBrowser(
  signer: CertifiedSigner,
  asked: Asked,
  origin: string,
): Promise<{ protocol: BrowserProtocol; data: object }[]> {
  const plain = { ...commonOf(asked, origin), response_mode: 'dc_api.jwt' }
  const request = await sign(signer, asked, { ...plain, expected_origins: [origin] })
  return [
    { protocol: 'openid4vp-v1-signed', data: { request } },
    { protocol: 'openid4vp-v1-unsigned', data: plain },
  ]
}

function commonOf({ claims, format, nonce, point }: Asked, origin: string) {
  const key = toJwk(toPublicPoint(point))
  return {
    response_type: 'vp_token',
    nonce,
    dcql_query: buildQuery(origin, claims, format),
    client_metadata: {
      jwks: { keys: [{ ...key, use: 'enc', alg: 'ECDH-ES', kid: '1' }] },
      encrypted_response_enc_values_supported: CONTENT_ENCRYPTIONS,
      vp_formats_supported: VP_FORMATS,
    },
  }
}

function sign(signer: CertifiedSigner, { clientId, askedAt, expiresAt }: Asked, claims: object) {
  const { privateKey, chain } = signer
  return signJwt(
    privateKey,
    { typ: REQUEST_OBJECT_TYP, x5c: toX5c(chain) },
    {
      client_id: clientId,
      aud: ANY_WALLET,
      iat: toSeconds(askedAt),
      exp: toSeconds(expiresAt),
      ...claims,
    },
  )
}

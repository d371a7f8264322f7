/**
 * The country in our certificates. ISO 3166 gives this code to no country, so our certificates do
 * not look like certificates of a government.
 */
export const CERTIFICATE_COUNTRY = 'ZZ'

export const ISSUER_METADATA_PATH = '/.well-known/openid-credential-issuer'
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server'

/** The page on which a holder signs in and agrees to the request of a wallet. */
export const AUTHORIZE_PATH = '/authorize'

export const OFFERS_PATH = '/interop/offers'
export const PAR_PATH = '/interop/par'
export const TOKEN_PATH = '/interop/token'
export const NONCE_PATH = '/interop/nonce'
export const CREDENTIAL_PATH = '/interop/credential'
export const NOTIFICATION_PATH = '/interop/notification'
export const REQUESTS_PATH = '/interop/requests'
/** The page on which a verifier asks a wallet. A wallet on the same device opens it after its answer. */
export const ASKING_PAGE = '/qr-verify?tab=ask'
export const VISA_TYPE_PATH = '/interop/types/visa/1'
export const STATUS_PATH = '/interop/status'
export const CRL_PATH = '/interop/root.crl'

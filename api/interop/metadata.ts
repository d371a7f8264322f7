import type { Env } from '#api/settings/env.ts'
import {
  AUTHORIZE_PATH,
  CREDENTIAL_PATH,
  NONCE_PATH,
  NOTIFICATION_PATH,
  PAR_PATH,
  STATUS_PATH,
  TOKEN_PATH,
} from '#contracts/interop/addresses.ts'
import { BATCH_KEYS } from '#contracts/interop/limits.ts'
import {
  CONFIGURATIONS,
  MDOC_NAMESPACE,
  MDOC_TYPE,
  NOT_A_GOVERNMENT_DOCUMENT,
  VISA_CLAIMS,
  VISA_NAME,
  visaTypeAddress,
} from '#contracts/interop/visa-type.ts'
import { GRANTS } from './token/grants.ts'

const ISSUER_NAME = 'Visa Success Guide'
const ES256_NUMBER = -7

/** Returns the metadata of the issuer (OpenID4VCI 1.0, 12.2.4). */
export function describeIssuer(origin: string) {
  return {
    credential_issuer: origin,
    authorization_servers: [origin],
    credential_endpoint: `${origin}${CREDENTIAL_PATH}`,
    nonce_endpoint: `${origin}${NONCE_PATH}`,
    notification_endpoint: `${origin}${NOTIFICATION_PATH}`,
    batch_credential_issuance: { batch_size: BATCH_KEYS },
    display: [{ name: ISSUER_NAME, locale: 'en' }],
    credential_configurations_supported: {
      [CONFIGURATIONS['dc+sd-jwt']]: {
        format: 'dc+sd-jwt',
        scope: CONFIGURATIONS['dc+sd-jwt'],
        vct: visaTypeAddress(origin),
        cryptographic_binding_methods_supported: ['jwk'],
        credential_signing_alg_values_supported: ['ES256'],
        proof_types_supported: PROOF_TYPES,
        credential_metadata: describeClaims((name) => [name]),
      },
      [CONFIGURATIONS.mso_mdoc]: {
        format: 'mso_mdoc',
        scope: CONFIGURATIONS.mso_mdoc,
        doctype: MDOC_TYPE,
        cryptographic_binding_methods_supported: ['cose_key'],
        credential_signing_alg_values_supported: [ES256_NUMBER],
        proof_types_supported: PROOF_TYPES,
        credential_metadata: describeClaims((name) => [MDOC_NAMESPACE, name]),
      },
    },
  }
}

const PROOF_TYPES = { jwt: { proof_signing_alg_values_supported: ['ES256'] } }

function describeClaims(pathOf: (name: string) => string[]) {
  return {
    display: [{ name: VISA_NAME, locale: 'en', description: NOT_A_GOVERNMENT_DOCUMENT }],
    claims: Object.entries(VISA_CLAIMS).map(([name, label]) => ({
      path: pathOf(name),
      display: [{ name: label, locale: 'en' }],
    })),
  }
}

type Attesting = Pick<Env, 'walletProviders' | 'requireWalletAttestation'>

/** Returns the metadata of the authorization server (RFC 8414; Token Status List, 9.1). */
export function describeServer(origin: string, env: Attesting) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}${AUTHORIZE_PATH}`,
    token_endpoint: `${origin}${TOKEN_PATH}`,
    pushed_authorization_request_endpoint: `${origin}${PAR_PATH}`,
    require_pushed_authorization_requests: true,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: [...GRANTS],
    scopes_supported: Object.values(CONFIGURATIONS),
    authorization_details_types_supported: ['openid_credential'],
    code_challenge_methods_supported: ['S256'],
    ...describeAuthentication(env),
    dpop_signing_alg_values_supported: ['ES256'],
    authorization_response_iss_parameter_supported: true,
    status_list_aggregation_endpoint: `${origin}${STATUS_PATH}`,
    'pre-authorized_grant_anonymous_access_supported': !env.requireWalletAttestation,
  }
}

function describeAuthentication({ walletProviders, requireWalletAttestation }: Attesting) {
  if (walletProviders.length === 0) return { token_endpoint_auth_methods_supported: ['none'] }
  return {
    token_endpoint_auth_methods_supported: [
      'attest_jwt_client_auth',
      ...(requireWalletAttestation ? [] : ['none']),
    ],
    client_attestation_signing_alg_values_supported: ['ES256'],
    client_attestation_pop_signing_alg_values_supported: ['ES256'],
  }
}

import * as io from '@pagopa/io-wallet-oauth2'
import { createCredentialRequest, fetchCredentialResponse } from '@pagopa/io-wallet-oid4vci'
import { IoWalletSdkConfig, ItWalletSpecsVersion } from '@pagopa/io-wallet-utils'
import { makeKey, makeKeys, ORIGIN } from '../server/other-wallet.ts'
import { BATCH, callbacks, type ForeignClient, REDIRECT_URI, signerOf } from './issuance.ts'

/** The library sends an attestation of the wallet. Our server does not ask for this attestation. */
const ATTESTED = { walletAttestation: 'e30.e30.e30', clientAttestationDPoP: 'e30.e30.e30' }

export const ioWalletWithConsent: ForeignClient = async (issuance, configuration) => {
  const keys = await makeKeys(BATCH)
  const dpopKey = await makeKey()
  const context = callbacks(issuance, [dpopKey, ...keys]) as never as Parameters<
    typeof io.createTokenDPoP
  >[0]['callbacks'] & { fetch: typeof fetch; generateRandom: (count: number) => Uint8Array }
  const common = { callbacks: context, ...ATTESTED } as never as {
    callbacks: { fetch: typeof fetch; generateRandom: never; hash: never; signJwt: never }
  } & typeof ATTESTED
  const dpop = async (path: string, accessToken?: string) => {
    const made = await io.createTokenDPoP({
      ...common,
      signer: signerOf(dpopKey),
      tokenRequest: { method: 'POST', url: `${ORIGIN}${path}` },
      ...(accessToken !== undefined && { accessToken }),
    })
    return made.jwt
  }
  const { codeVerifier } = await io.createPkce({
    ...common,
    allowedCodeChallengeMethods: [io.PkceCodeChallengeMethod.S256],
  })
  const pushedAuthorizationRequest = await io.createPushedAuthorizationRequest({
    ...common,
    audience: ORIGIN,
    authorizationServerMetadata: { require_signed_request_object: false },
    authorization_details: [
      { type: 'openid_credential', credential_configuration_id: configuration },
    ],
    clientId: dpopKey.thumbprint,
    codeChallengeMethodsSupported: ['S256'],
    pkceCodeVerifier: codeVerifier,
    redirectUri: REDIRECT_URI,
    responseMode: 'query',
  })
  const pushed = await io.fetchPushedAuthorizationResponse({
    ...common,
    pushedAuthorizationRequest,
    pushedAuthorizationRequestEndpoint: `${ORIGIN}/interop/par`,
  })
  const asked = new URLSearchParams({
    client_id: dpopKey.thumbprint,
    request_uri: pushed.request_uri,
  })
  const location = new URL(await issuance.consent(`${ORIGIN}/authorize?${asked.toString()}`))
  const tokens = await io.fetchTokenResponse({
    ...common,
    accessTokenEndpoint: `${ORIGIN}/interop/token`,
    accessTokenRequest: {
      grant_type: 'authorization_code',
      code: location.searchParams.get('code') ?? '',
      code_verifier: codeVerifier,
      redirect_uri: REDIRECT_URI,
      client_id: dpopKey.thumbprint,
    } as never,
    dPoP: await dpop('/interop/token'),
  })
  const nonce = await issuance.fetch(`${ORIGIN}/interop/nonce`, { method: 'POST' })
  const [detail] = tokens.authorization_details ?? []
  const credentialRequest = await createCredentialRequest({
    ...common,
    config: new IoWalletSdkConfig({ itWalletSpecsVersion: ItWalletSpecsVersion.V1_3 }),
    clientId: dpopKey.thumbprint,
    credential_identifier: detail?.credential_identifiers?.[0] ?? '',
    issuerIdentifier: ORIGIN,
    keyAttestation: 'e30.e30.e30',
    nonce: ((await nonce.json()) as { c_nonce: string }).c_nonce,
    maxBatchSize: BATCH,
    signers: keys.map((key) => signerOf(key) as never),
  })
  const response = await fetchCredentialResponse({
    ...common,
    accessToken: tokens.access_token,
    credentialEndpoint: `${ORIGIN}/interop/credential`,
    credentialRequest,
    dPoP: await dpop('/interop/credential', tokens.access_token),
  })
  const { credentials } = response as { credentials: { credential: string }[] }
  return credentials.map(({ credential }) => credential)
}

import { createHash, randomBytes } from 'node:crypto'
import {
  clientAuthenticationAnonymous,
  clientAuthenticationNone,
  type CallbackContext,
  type JwtSignerJwk,
} from '@openid4vc/oauth2'
import { Openid4vciClient } from '@openid4vc/openid4vci'
import * as io from '@pagopa/io-wallet-oauth2'
import { createCredentialRequest, fetchCredentialResponse } from '@pagopa/io-wallet-oid4vci'
import { IoWalletSdkConfig, ItWalletSpecsVersion } from '@pagopa/io-wallet-utils'
import * as oauth from 'oauth4webapi'
import {
  makeKey,
  makeKeys,
  ORIGIN,
  PRE_AUTHORIZED,
  type SigningKey,
} from '../server/other-wallet.ts'
import { signJws } from './openssl-jose.ts'

export const REDIRECT_URI = 'https://wallet.example/callback'
export const CLIENT_ID = 'https://wallet.example'
export const BATCH = 3

/** The offer that a holder gives to a wallet, and the browser in which the holder consents. */
export interface Issuance {
  /** The public origin in the settings of the server. */
  origin: string
  /** Sends calls for `origin` to the address at which the server really listens. */
  fetch: typeof fetch
  link: string
  txCode: string
  /**
   * Opens our consent page at this address. Returns the address to which the browser is redirected.
   */
  consent(address: string): Promise<string>
}

/** Obtains the credentials of one configuration with one foreign library. */
export type ForeignClient = (issuance: Issuance, configuration: string) => Promise<string[]>

/** A `fetch` that sends calls for `ORIGIN` to the test server at `url`. */
export function fetchAt(url: string): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith(ORIGIN)) throw new Error(`${address} is none of ours`)
    const there = address.replace(ORIGIN, url)
    return fetch(input instanceof Request ? new Request(there, input) : there, init)
  }
}

function callbacks(
  issuance: Issuance,
  keys: SigningKey[],
): Omit<CallbackContext, 'verifyJwt' | 'decryptJwe' | 'encryptJwe'> {
  return {
    fetch: issuance.fetch,
    hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
    generateRandom: (count) => randomBytes(count),
    clientAuthentication: clientAuthenticationAnonymous(),
    signJwt: (signer, { header, payload }) => {
      const { publicJwk } = signer as JwtSignerJwk
      const key = keys.find(({ jwk }) => jwk.x === publicJwk.x)
      if (!key) throw new Error('an unknown key')
      return { jwt: signJws(key.privateKey, header, payload), signerJwk: publicJwk }
    },
  }
}

const signerOf = ({ jwk }: SigningKey): JwtSignerJwk => ({
  method: 'jwk',
  alg: 'ES256',
  publicJwk: jwk as JwtSignerJwk['publicJwk'],
})

async function openOpenid4vc(issuance: Issuance) {
  const [dpopKey, ...keys] = await makeKeys(BATCH + 1)
  if (!dpopKey) throw new Error('no key')
  const context = callbacks(issuance, [dpopKey, ...keys])
  const client = new Openid4vciClient({ callbacks: context })
  const named = new Openid4vciClient({
    callbacks: {
      ...context,
      clientAuthentication: clientAuthenticationNone({ clientId: CLIENT_ID }),
    },
  })
  const credentialOffer = await client.resolveCredentialOffer(issuance.link)
  const issuerMetadata = await client.resolveIssuerMetadata(credentialOffer.credential_issuer)
  const retrieve = async (accessToken: string, credentialConfigurationId: string) => {
    const { c_nonce: nonce } = await client.requestNonce({ issuerMetadata })
    const jwt = await Promise.all(
      keys.map(async (key) => {
        const proof = { issuerMetadata, credentialConfigurationId, nonce, signer: signerOf(key) }
        return (await client.createCredentialRequestJwtProof(proof)).jwt
      }),
    )
    const { credentialResponse } = await client.retrieveCredentials({
      issuerMetadata,
      credentialConfigurationId,
      accessToken,
      proofs: { jwt },
      dpop: { signer: signerOf(dpopKey) },
    })
    const given = credentialResponse.credentials ?? []
    return given.map((one) => (one as { credential: string }).credential)
  }
  return { client, named, credentialOffer, issuerMetadata, dpopKey, retrieve }
}

const openid4vcWithOffer: ForeignClient = async (issuance, configuration) => {
  const { client, credentialOffer, issuerMetadata, dpopKey, retrieve } =
    await openOpenid4vc(issuance)
  const { accessTokenResponse } = await client.retrievePreAuthorizedCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
    txCode: issuance.txCode,
    dpop: { signer: signerOf(dpopKey) },
  })
  return retrieve(accessTokenResponse.access_token, configuration)
}

const openid4vcWithConsent: ForeignClient = async (issuance, configuration) => {
  const { named, credentialOffer, issuerMetadata, dpopKey, retrieve } =
    await openOpenid4vc(issuance)
  const begun = await named.initiateAuthorization({
    credentialOffer,
    issuerMetadata,
    clientId: CLIENT_ID,
    redirectUri: REDIRECT_URI,
    scope: configuration,
    dpop: { signer: signerOf(dpopKey) },
  })
  if (!('authorizationRequestUrl' in begun)) throw new Error('another flow')
  const location = await issuance.consent(begun.authorizationRequestUrl)
  const answer = named.parseAndVerifyAuthorizationResponseRedirectUrl({
    url: location,
    authorizationServerMetadata: issuerMetadata.authorizationServers[0] as never,
  })
  const { accessTokenResponse } = await named.retrieveAuthorizationCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
    authorizationCode: answer.code ?? '',
    pkceCodeVerifier: begun.pkce?.codeVerifier ?? '',
    redirectUri: REDIRECT_URI,
    dpop: { signer: signerOf(dpopKey) },
  })
  return retrieve(accessTokenResponse.access_token, configuration)
}

async function openOauth4webapi(issuance: Issuance) {
  const { origin } = issuance
  const options = {
    [oauth.customFetch]: issuance.fetch as never,
    // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out; the server here is local
    [oauth.allowInsecureRequests]: origin.startsWith('http:'),
  }
  const issuer = new URL(origin)
  const discovery = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...options })
  const server = await oauth.processDiscoveryResponse(issuer, discovery)
  const client: oauth.Client = { client_id: CLIENT_ID }
  const pair = await oauth.generateKeyPair('ES256')
  const calls = { ...options, DPoP: oauth.DPoP(client, pair) }
  const retrieve = async (accessToken: string, configuration: string) => {
    const nonce = await issuance.fetch(`${origin}/interop/nonce`, { method: 'POST' })
    const { c_nonce } = (await nonce.json()) as { c_nonce: string }
    const claims = { nonce: c_nonce, aud: origin, iat: Math.floor(Date.now() / 1000) }
    const jwt = (await makeKeys(BATCH)).map(({ jwk, privateKey }) =>
      signJws(privateKey, { alg: 'ES256', typ: 'openid4vci-proof+jwt', jwk }, claims),
    )
    const response = await oauth.protectedResourceRequest(
      accessToken,
      'POST',
      new URL(`${origin}/interop/credential`),
      new Headers({ 'Content-Type': 'application/json' }),
      JSON.stringify({ credential_configuration_id: configuration, proofs: { jwt } }),
      calls,
    )
    const { credentials } = (await response.json()) as { credentials: { credential: string }[] }
    return credentials.map(({ credential }) => credential)
  }
  return { server, client, calls, retrieve }
}

const oauth4webapiWithOffer: ForeignClient = async (issuance, configuration) => {
  const { server, client, calls, retrieve } = await openOauth4webapi(issuance)
  const address = new URL(issuance.link).searchParams.get('credential_offer_uri') ?? ''
  const offer = (await (await issuance.fetch(address)).json()) as {
    grants: Record<string, { 'pre-authorized_code': string }>
  }
  const code = offer.grants[PRE_AUTHORIZED]?.['pre-authorized_code'] ?? ''
  const parameters = { 'pre-authorized_code': code, tx_code: issuance.txCode }
  const response = await oauth.genericTokenEndpointRequest(
    server,
    client,
    oauth.None(),
    PRE_AUTHORIZED,
    parameters,
    calls,
  )
  const tokens = await oauth.processGenericTokenEndpointResponse(server, client, response)
  return retrieve(tokens.access_token, configuration)
}

const oauth4webapiWithConsent: ForeignClient = async (issuance, configuration) => {
  const { server, client, calls, retrieve } = await openOauth4webapi(issuance)
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const pushed = await oauth.pushedAuthorizationRequest(
    server,
    client,
    oauth.None(),
    {
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: configuration,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    },
    calls,
  )
  const { request_uri } = await oauth.processPushedAuthorizationResponse(server, client, pushed)
  const address = new URL(server.authorization_endpoint ?? '')
  address.searchParams.set('client_id', CLIENT_ID)
  address.searchParams.set('request_uri', request_uri)
  const location = new URL(await issuance.consent(address.href))
  const answer = oauth.validateAuthResponse(server, client, location, state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    answer,
    REDIRECT_URI,
    verifier,
    calls,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response)
  return retrieve(tokens.access_token, configuration)
}

/** The wallet sends an attestation of itself. Our server does not ask for it. */
const ATTESTED = { walletAttestation: 'e30.e30.e30', clientAttestationDPoP: 'e30.e30.e30' }

const ioWalletWithConsent: ForeignClient = async (issuance, configuration) => {
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

export const FOREIGN_CLIENTS: Readonly<Record<string, ForeignClient>> = {
  '@openid4vc/openid4vci, by an offer': openid4vcWithOffer,
  '@openid4vc/openid4vci, by consent': openid4vcWithConsent,
  'oauth4webapi, by an offer': oauth4webapiWithOffer,
  'oauth4webapi, by consent': oauth4webapiWithConsent,
  '@pagopa/io-wallet-oid4vci, by consent': ioWalletWithConsent,
}

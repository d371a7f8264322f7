import * as oauth from 'oauth4webapi'
import { makeKeys, PRE_AUTHORIZED } from '../server/other-wallet.ts'
import { signJws } from './openssl-jose.ts'
import { BATCH, CLIENT_ID, type ForeignClient, type Issuance, REDIRECT_URI } from './issuance.ts'

type Wanted = { credential_configuration_id: string } | { credential_identifier: string }

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
  const retrieve = async (accessToken: string, wanted: Wanted) => {
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
      JSON.stringify({ ...wanted, proofs: { jwt } }),
      calls,
    )
    const { credentials } = (await response.json()) as { credentials: { credential: string }[] }
    return credentials.map(({ credential }) => credential)
  }
  return { server, client, calls, retrieve }
}

export const oauth4webapiWithOffer: ForeignClient = async (issuance, configuration) => {
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
  return retrieve(tokens.access_token, { credential_configuration_id: configuration })
}

/** Names the credential by `authorization_details` (RFC 9396), as the other client does by `scope`. */
export const oauth4webapiWithConsent: ForeignClient = async (issuance, configuration) => {
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
      authorization_details: JSON.stringify([
        { type: 'openid_credential', credential_configuration_id: configuration },
      ]),
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
  const [details] = tokens.authorization_details ?? []
  const identifiers = details?.['credential_identifiers'] as string[] | undefined
  return retrieve(tokens.access_token, { credential_identifier: identifiers?.[0] ?? '' })
}

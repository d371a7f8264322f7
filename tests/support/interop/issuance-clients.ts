import { clientAuthenticationNone } from '@openid4vc/oauth2'
import { Openid4vciClient } from '@openid4vc/openid4vci'
import { makeKeys } from '../server/other-wallet.ts'
import {
  BATCH,
  callbacks,
  CLIENT_ID,
  type ForeignClient,
  type Issuance,
  REDIRECT_URI,
  signerOf,
} from './issuance.ts'
import { oauth4webapiWithConsent, oauth4webapiWithOffer } from './oauth4webapi-client.ts'

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

export const FOREIGN_CLIENTS: Readonly<Record<string, ForeignClient>> = {
  '@openid4vc/openid4vci, by an offer': openid4vcWithOffer,
  '@openid4vc/openid4vci, by consent': openid4vcWithConsent,
  'oauth4webapi, by an offer': oauth4webapiWithOffer,
  'oauth4webapi, by consent': oauth4webapiWithConsent,
}

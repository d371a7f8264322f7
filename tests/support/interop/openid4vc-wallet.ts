import { createHash, X509Certificate } from 'node:crypto'
import { Openid4vpClient } from '@openid4vc/openid4vp'
import { ORIGIN } from '../server/other-wallet.ts'
import { fetchAt } from './issuance.ts'
import { encryptJwe, type Jwk, openJws } from './openssl-jose.ts'
import type { RequestClaims } from './presenting.ts'

/**
 * Opens a wallet with the library `@openid4vc/openid4vp`. The library checks the request, and
 * encrypts and sends the answer. OpenSSL does the cryptography.
 */
export function openOpenid4vc(url: string) {
  const callbacks = {
    fetch: fetchAt(url),
    hash: (data: Uint8Array, algorithm: string) =>
      new Uint8Array(createHash(algorithm.replace('-', '')).update(data).digest()),
    verifyJwt: (signer: { x5c?: string[] }, { compact }: { compact: string }) => {
      const [leaf = ''] = signer.x5c ?? []
      const { publicKey } = new X509Certificate(Buffer.from(leaf, 'base64'))
      const { claims } = openJws(compact, publicKey)
      if (claims.aud !== 'https://self-issued.me/v2') throw new Error('made for another wallet')
      return Promise.resolve({ verified: true, signerJwk: publicKey.export({ format: 'jwk' }) })
    },
    getX509CertificateMetadata: (certificate: string) => {
      const { subjectAltName = '' } = new X509Certificate(Buffer.from(certificate, 'base64'))
      const named = (kind: string) =>
        subjectAltName
          .split(', ')
          .filter((name) => name.startsWith(kind))
          .map((name) => name.slice(kind.length))
      return { sanDnsNames: named('DNS:'), sanUriNames: named('URI:') }
    },
    encryptJwe: (
      {
        publicJwk,
        alg,
        enc,
        apu,
        apv,
      }: Record<'alg' | 'enc' | 'apu' | 'apv', string> & { publicJwk: Jwk },
      data: string,
    ) => {
      const jwe = encryptJwe(publicJwk, data, { alg, enc, apu, apv })
      return Promise.resolve({ jwe, encryptionJwk: publicJwk })
    },
  }
  const client = new Openid4vpClient({ callbacks: callbacks as never })

  const answer = async (payload: unknown, vp_token: Record<string, string[]>) => {
    const { jarm } = await client.createOpenid4vpAuthorizationResponse({
      authorizationRequestPayload: payload as never,
      authorizationResponsePayload: { vp_token: vp_token as never },
      origin: ORIGIN,
      jarm: {
        encryption: { nonce: 'of the wallet' },
        serverMetadata: {
          authorization_signing_alg_values_supported: [],
          authorization_encryption_alg_values_supported: ['ECDH-ES'],
          authorization_encryption_enc_values_supported: ['A256GCM'],
        },
      },
    })
    return jarm?.responseJwt ?? ''
  }

  return {
    /** Returns the request behind a link. The library has checked the request. */
    resolveLink: async (link: string) => {
      const parsed = client.parseOpenid4vpAuthorizationRequest({ authorizationRequest: link })
      const { authorizationRequestPayload } = await client.resolveOpenId4vpAuthorizationRequest({
        authorizationRequestPayload: parsed.params,
      })
      return authorizationRequestPayload as unknown as RequestClaims
    },
    /** Returns the request that a page of this origin makes through the browser. */
    resolveBrowser: async (data: Record<string, unknown>) => {
      const { authorizationRequestPayload } = await client.resolveOpenId4vpAuthorizationRequest({
        authorizationRequestPayload: data,
        origin: ORIGIN,
      })
      return authorizationRequestPayload as unknown as RequestClaims
    },
    encryptAnswer: answer,
    post: async (claims: RequestClaims, vp_token: Record<string, string[]>) => {
      const responseJwt = await answer(claims, vp_token)
      const { response } = await client.submitOpenid4vpAuthorizationResponse({
        authorizationRequestPayload: claims,
        authorizationResponsePayload: { vp_token: vp_token as never },
        jarm: { responseJwt },
      })
      return response.status
    },
  }
}

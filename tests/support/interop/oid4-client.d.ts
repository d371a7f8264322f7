declare module '@digitalbazaar/oid4-client' {
  interface Signer {
    id: string
    algorithm: string
    sign(given: { data: Uint8Array }): Promise<Uint8Array>
  }
  export function generateDIDProofJWT(given: {
    signer: Signer
    nonce: string
    aud: string
  }): Promise<string>

  interface Certificate {
    constructor: { fromBER(der: Uint8Array): Certificate }
  }
  export const oid4vp: {
    authzRequest: {
      get(given: {
        url: string
        getTrustedCertificates(found: { chain: Certificate[] }): Certificate[]
      }): Promise<{ authorizationRequest: object }>
      validate(given: { authorizationRequest: object }): Promise<void>
    }
    authzResponse: {
      create(given: {
        authorizationRequest: object
        vpToken: object
        vpTokenMediaType: string
      }): Promise<{ authorizationResponse: { response: string } }>
    }
  }
}

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
}

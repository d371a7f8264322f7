/** Who signs in the formats of others: a P-256 key and its certificates. */
export interface CertifiedSigner {
  privateKey: CryptoKey
  /** DER, the signer's own first; without the root, which verifiers have or do not trust. */
  chain: readonly Uint8Array[]
}

/** `x5c` of a JOSE header (RFC 7515 section 4.1.6): base64 with padding. */
export function toX5c(chain: readonly Uint8Array[]): string[] {
  return chain.map((der) => btoa(String.fromCharCode(...der)))
}

/** The issuer's key that signs, and the name that it signs under. */
export interface IssuerSigner {
  /** The first 8 bytes of the key's thumbprint. */
  kid: Uint8Array
  privateKey: CryptoKey
  /** The claim `iss` of everything signed. */
  issuer: string
}

import type { IssuerKey } from './issuer-key.ts'

/** What signatures of the issuer are checked against. */
export interface IssuerTrust {
  issuer: string
  keys: readonly IssuerKey[]
  /** Pass keys that count no more, by kid in hex. */
  stopped: readonly string[]
}

/** The issuer's key that signs, and the name that it signs under. */
export interface IssuerSigner {
  /** The first 8 bytes of the key's thumbprint. */
  kid: Uint8Array
  privateKey: CryptoKey
  issuer: string
}

import type { IssuerKey } from './issuer-key.ts'

/** The keys that verify the issuer's signatures. */
export interface IssuerTrust {
  issuer: string
  keys: readonly IssuerKey[]
  /** Stopped pass keys, by kid in hex. */
  stopped: readonly string[]
}

/** A signing key of the issuer, and the name under which it signs. */
export interface IssuerSigner {
  /** The first 8 bytes of the key's thumbprint. */
  kid: Uint8Array
  privateKey: CryptoKey
  issuer: string
}

import type { IssuerKey } from './issuer-key.ts'

/** The keys that verify the issuer's signatures. */
export interface IssuerTrust {
  issuer: string
  keys: readonly IssuerKey[]
  /** The kids of stopped pass keys, in hex. */
  stopped: readonly string[]
}

/** A key with which the issuer signs, and the name of the issuer. */
export interface IssuerSigner {
  /** The first 8 bytes of the key's thumbprint. */
  kid: Uint8Array
  privateKey: CryptoKey
  issuer: string
}

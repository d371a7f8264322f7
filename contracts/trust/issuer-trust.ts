import type { IssuerKey } from './issuer-key.ts'

/**
 * The name of an issuer: a host, with a port if it has one. People read this name before they sign, so it has no
 * other characters.
 */
export const ISSUER_NAME = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

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

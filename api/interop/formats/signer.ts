import * as z from 'zod/mini'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/** A P-256 key that signs foreign formats, with its certificates. */
export interface CertifiedSigner {
  privateKey: CryptoKey
  /**
   * The certificates in DER, beginning with the signer's own certificate. The root's certificate is
   * left out, because a verifier already has it or does not trust it.
   */
  chain: readonly Uint8Array[]
}

/** The greatest number of certificates in a chain, with the signer's own. */
export const CHAIN_MAX = 4

const X5c = z.array(z.string()).check(z.minLength(1), z.maxLength(CHAIN_MAX))

/** Returns the `x5c` of a JOSE header (RFC 7515 section 4.1.6), in base64 with padding. */
export function toX5c(chain: readonly Uint8Array[]): string[] {
  return chain.map((der) => btoa(String.fromCharCode(...der)))
}

/** Throws a `MalformedError` for a value that is not a chain. */
export function fromX5c(value: unknown): Uint8Array[] {
  const { data } = X5c.safeParse(value)
  if (!data) throw new MalformedError('no chain')
  return data.map(fromBase64)
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch (cause) {
    throw new MalformedError('not base64', { cause })
  }
}

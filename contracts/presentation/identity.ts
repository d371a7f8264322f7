import { sha256 } from '@noble/hashes/sha2.js'
import { readSign1, type Sign1, sigStructure } from '#contracts/encoding/cose.ts'
import { PASS_KIND } from './pass.ts'
import { PRESENTATION_KIND } from './presentation.ts'

/**
 * The identity of a code is the SHA-256 of the bytes that its outer signature covers. The signature is not a
 * part of the identity. Each ES256 signature (r, s) has a twin (r, n - s). The twin is valid too, and
 * everybody can compute it.
 */
export function presentationIdentity(token: Uint8Array): Uint8Array {
  return identityOf(readSign1(token))
}

/** Returns the identity of a token that is already parsed. */
export function identityOf(signed: Sign1): Uint8Array {
  return sha256(sigStructure(signed.kid ? PASS_KIND : PRESENTATION_KIND, signed))
}

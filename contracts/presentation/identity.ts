import { sha256 } from '@noble/hashes/sha2.js'
import { readSign1, type Sign1, sigStructure } from '#contracts/encoding/cose.ts'
import { PASS_KIND } from './pass.ts'
import { PRESENTATION_KIND } from './presentation.ts'

/**
 * Returns the identity of a code: the SHA-256 of the bytes that its outer signature covers. The
 * identity does not cover the signature itself, because each ES256 signature (r, s) has a second
 * valid form (r, n - s) that anybody can compute.
 */
export function presentationIdentity(token: Uint8Array): Uint8Array {
  return identityOf(readSign1(token))
}

/** Returns the identity of a token that is already parsed. */
export function identityOf(signed: Sign1): Uint8Array {
  return sha256(sigStructure(signed.kid ? PASS_KIND : PRESENTATION_KIND, signed))
}

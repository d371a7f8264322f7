import { sha256 } from '@noble/hashes/sha2.js'
import { readSign1, type Sign1, sigStructure } from '#contracts/encoding/cose.ts'
import { PASS_KIND } from './pass.ts'
import { PRESENTATION_KIND } from './presentation.ts'

/**
 * What makes a code that code: the SHA-256 of the bytes its outer signature covers. The signature
 * stays out, because each ES256 signature (r, s) has a twin (r, n - s) that verifies as well, and
 * anybody can write it.
 */
export function presentationIdentity(token: Uint8Array): Uint8Array {
  return identityOf(readSign1(token))
}

/** The same, of a token that is read already. */
export function identityOf(signed: Sign1): Uint8Array {
  return sha256(sigStructure(signed.kid ? PASS_KIND : PRESENTATION_KIND, signed))
}

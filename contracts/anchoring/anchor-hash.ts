import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '#contracts/bytes.ts'

export const ANCHOR_SALT_BYTES = 32
export const ANCHOR_HASH_BYTES = 32

/**
 * Returns the anchor hash of a credential: SHA-256 of the salt and the credential. The chain gets
 * nothing else about the credential. The salt is secret. Otherwise anybody could guess the fields
 * of a credential, compute the hash and find it on the chain. Throws a `RangeError` when the salt
 * does not have `ANCHOR_SALT_BYTES` bytes. With salts of any length, two different pairs of salt
 * and credential could have the same hash.
 */
export function anchorHash(salt: Uint8Array, credential: Uint8Array): Uint8Array {
  if (salt.length !== ANCHOR_SALT_BYTES) {
    throw new RangeError(`A salt has ${String(ANCHOR_SALT_BYTES)} bytes`)
  }
  return sha256(concatBytes(salt, credential))
}

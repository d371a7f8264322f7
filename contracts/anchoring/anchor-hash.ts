import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '#contracts/bytes.ts'

export const ANCHOR_SALT_BYTES = 32
export const ANCHOR_HASH_BYTES = 32

/**
 * Computes the only trace of a credential on the chain. The salt is secret. Without the salt,
 * anybody could guess the unknown fields of a credential and recognise its hash. Throws a
 * `RangeError` when the salt has another length. With salts of any length, two different pairs of
 * salt and credential could have the same hash.
 */
export function anchorHash(salt: Uint8Array, credential: Uint8Array): Uint8Array {
  if (salt.length !== ANCHOR_SALT_BYTES) {
    throw new RangeError(`A salt has ${String(ANCHOR_SALT_BYTES)} bytes`)
  }
  return sha256(concatBytes(salt, credential))
}

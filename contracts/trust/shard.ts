import { sha256 } from '@noble/hashes/sha2.js'
import { toHex } from '#contracts/bytes.ts'
import { deflate, inflate } from '#contracts/deflate.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/**
 * A part of a week list. Each pass has one bit, and the lowest bit of a byte is first. The bit of a revoked
 * pass is set. The bits are compressed with a zlib header, as in the IETF Token Status List.
 */
export const SHARD_BITS = 2 ** 22
export const SHARD_BYTES = SHARD_BITS / 8

export const SHARD_HASH_BYTES = 32

export function shardOf(statusIndex: number): number {
  return Math.floor(statusIndex / SHARD_BITS)
}

/** Returns the bits of a shard. `revoked` has the status indices of all revoked passes of the week. */
export function markRevoked(shard: number, revoked: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(SHARD_BYTES)
  for (const index of revoked) {
    if (!Number.isInteger(index) || shardOf(index) !== shard) {
      throw new RangeError(`The shard has no entry ${String(index)}`)
    }
    const place = index % SHARD_BITS
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7))
  }
  return bits
}

export function isRevokedIn(bits: Uint8Array, statusIndex: number): boolean {
  const place = statusIndex % SHARD_BITS
  return (((bits[place >> 3] ?? 0) >> (place & 7)) & 1) === 1
}

/** Returns the SHA-256 of a packed shard, in hex. This hash is also the shard's name. */
export function hashShard(packed: Uint8Array): string {
  return toHex(sha256(packed))
}

export function packShard(bits: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return deflate(bits)
}

/** Throws a `MalformedError` for bytes with another hash, or when they do not decompress to a shard. */
export async function openShard(
  packed: Uint8Array,
  hash: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (hashShard(packed) !== hash) throw new MalformedError('a list of another name')
  const bits = await open(packed)
  if (bits.length !== SHARD_BYTES) throw new MalformedError('a list of another length')
  return bits
}

async function open(packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Allows one more byte, so that the check of the length finds a list that is too long.
    return await inflate(packed, SHARD_BYTES + 1)
  } catch (cause) {
    throw new MalformedError('a list that cannot be inflated', { cause })
  }
}

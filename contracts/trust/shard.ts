import { sha256 } from '@noble/hashes/sha2.js'
import { toHex } from '#contracts/bytes.ts'
import { deflate, inflate } from '#contracts/deflate.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/**
 * A shard is a part of a week list, with one bit for each pass. The bit is set for a revoked pass.
 * The first bit of a byte is its lowest bit. The bits are compressed with a zlib header, as in the
 * IETF Token Status List.
 */
export const SHARD_BITS = 2 ** 22
export const SHARD_BYTES = SHARD_BITS / 8

export const SHARD_HASH_BYTES = 32

export function shardOf(statusIndex: number): number {
  return Math.floor(statusIndex / SHARD_BITS)
}

/**
 * Returns the bits of a shard. `revoked` has the status indexes of the revoked passes of this
 * shard. Throws a `RangeError` for the index of another shard.
 */
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

/** Returns the SHA-256 of a packed shard, in hex. This hash is also the name of the shard. */
export function hashShard(packed: Uint8Array): string {
  return toHex(sha256(packed))
}

export function packShard(bits: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return deflate(bits)
}

/**
 * Returns the bits of a packed shard. Throws a `MalformedError` for bytes with another hash, and
 * for bytes that do not decompress to a shard.
 */
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
    // One more byte is allowed, so that the check of the length finds a list that is too long.
    return await inflate(packed, SHARD_BYTES + 1)
  } catch (cause) {
    throw new MalformedError('a list that cannot be inflated', { cause })
  }
}

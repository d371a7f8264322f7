import { concatBytes, equalBytes, fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { COMPRESSED_POINT_BYTES } from '#contracts/presentation/keys.ts'
import { isAhead } from '#contracts/time.ts'
import { hashRoot, type KeySet, ROOT_HASH_BYTES } from './key-set.ts'

/**
 * The pair with which the trust of a verifier begins: the point of the root, and the hash of the
 * next root.
 */
export type Pin = Pick<KeySet, 'rootPoint' | 'nextRootHash'>

/** The pattern of 65 bytes in base64url. */
export const PIN_PATTERN = /^[A-Za-z0-9_-]{87}$/

export function formatPin({ rootPoint, nextRootHash }: Pin): string {
  return toBase64Url(concatBytes(rootPoint, nextRootHash))
}

/** Throws a `RangeError` for a text that is not a pin. */
export function parsePin(text: string): Pin {
  const bytes = PIN_PATTERN.test(text) ? fromBase64Url(text) : new Uint8Array()
  if (bytes.length !== COMPRESSED_POINT_BYTES + ROOT_HASH_BYTES) throw new RangeError('Not a pin')
  return {
    rootPoint: bytes.slice(0, COMPRESSED_POINT_BYTES),
    nextRootHash: bytes.slice(COMPRESSED_POINT_BYTES),
  }
}

/**
 * The root that a verifier trusts, and the newest key set that it knows. `pin` is null until the
 * first contact. `keySet` is null until the verifier has seen a key set that is not from the
 * future.
 */
export interface Known {
  pin: Pin | null
  keySet: KeySet | null
}

/**
 * Returns whether a verifier may accept this key set after the key sets that it knows.
 *
 * A set from the future may never follow. Without a pin, any other set may follow. A set of the
 * pinned root must be newer than the known set, and must have the same generation and the same next
 * root. Any set of the pinned next root may follow.
 *
 * A root never changes its next root. A thief of a root therefore cannot choose another successor.
 * The generation of a set of the next root is not checked, because a thief of the pinned root can
 * have signed a set with a high generation.
 *
 * Newer means a later `issuedAt` and not a higher number, because a counter repeats after a restore
 * from a backup. Therefore the issuer's clock must not be fast.
 */
export function mayFollow({ pin, keySet }: Known, candidate: KeySet, now: Date): boolean {
  if (isAhead(candidate.issuedAt, now)) return false
  if (!pin) return true
  if (equalBytes(candidate.rootPoint, pin.rootPoint)) {
    if (!equalBytes(candidate.nextRootHash, pin.nextRootHash)) return false
    if (!keySet) return true
    return candidate.generation === keySet.generation && candidate.issuedAt > keySet.issuedAt
  }
  return equalBytes(hashRoot(candidate.rootPoint), pin.nextRootHash)
}

/**
 * Follows these key sets from root to root, beginning with the known trust. Returns the last set
 * that may follow. Returns null when no set may follow.
 */
export function followKeySets(known: Known, sets: readonly KeySet[], now: Date): KeySet | null {
  const ascending = [...sets].sort((one, other) => one.generation - other.generation)
  // A first contact has no root to begin with, so it accepts the newest root.
  const candidates = known.pin ? ascending : ascending.slice(-1)
  let reached: Known = known
  for (const candidate of candidates) {
    if (mayFollow(reached, candidate, now)) reached = { pin: candidate, keySet: candidate }
  }
  return reached === known ? null : reached.keySet
}

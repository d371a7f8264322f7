import { concatBytes, equalBytes, fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { COMPRESSED_POINT_BYTES } from '#contracts/presentation/keys.ts'
import { isAhead } from '#contracts/time.ts'
import { hashRoot, type KeySet, ROOT_HASH_BYTES } from './key-set.ts'

/** What a verifier holds on to: the root's point, and the hash of the one that may follow it. */
export type Pin = Pick<KeySet, 'rootPoint' | 'nextRootHash'>

/** 65 bytes in base64url. */
export const PIN_PATTERN = /^[A-Za-z0-9_-]{87}$/

export function formatPin({ rootPoint, nextRootHash }: Pin): string {
  return toBase64Url(concatBytes(rootPoint, nextRootHash))
}

/** Throws a `RangeError` for what is no pin. */
export function parsePin(text: string): Pin {
  const bytes = PIN_PATTERN.test(text) ? fromBase64Url(text) : new Uint8Array()
  if (bytes.length !== COMPRESSED_POINT_BYTES + ROOT_HASH_BYTES) throw new RangeError('Not a pin')
  return {
    rootPoint: bytes.slice(0, COMPRESSED_POINT_BYTES),
    nextRootHash: bytes.slice(COMPRESSED_POINT_BYTES),
  }
}

/**
 * What a verifier knows of the roots: no set before it saw one that is not of the future, no pin before
 * its first contact.
 */
export interface Known {
  pin: Pin | null
  keySet: KeySet | null
}

/**
 * Whether a set may follow what is known: a newer one of the pinned root, with the same next root as
 * ever, or any of exactly that next root. Within a generation the next root never changes, so a thief
 * of a root cannot name another heir; and the heir needs no number that fits the one before, which
 * the thief may have written.
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

/** The last of these sets that can be reached from what is known, root by root; null for none. */
export function followKeySets(known: Known, sets: readonly KeySet[], now: Date): KeySet | null {
  const ascending = [...sets].sort((one, other) => one.generation - other.generation)
  // At a first contact there is nothing to follow: the latest root is the one to hold on to.
  const candidates = known.pin ? ascending : ascending.slice(-1)
  let reached: Known = known
  for (const candidate of candidates) {
    if (mayFollow(reached, candidate, now)) reached = { pin: candidate, keySet: candidate }
  }
  return reached === known ? null : reached.keySet
}

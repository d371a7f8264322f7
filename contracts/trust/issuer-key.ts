import { toHex } from '#contracts/bytes.ts'
import type { Kind } from '#contracts/encoding/cose.ts'
import {
  decompressPoint,
  kidOf,
  type PublicPoint,
  toPublicPoint,
} from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'

/** A key has only one use. In signed bytes, the uses are numbered from 1. */
export const KEY_USES = ['credential', 'pass', 'status'] as const
export type KeyUse = (typeof KEY_USES)[number]

export const USE_OF_KIND: Partial<Record<Kind, KeyUse>> = {
  'vsg/credential/1': 'credential',
  'vsg/registry/1': 'credential',
  'vsg/pass/2': 'pass',
  'vsg/manifest/1': 'status',
}

/**
 * A key in a key set. The root has signed the key set. For each key, it has the use and the
 * validity period. It does not say whether a key is stopped: the manifest says this.
 */
export interface IssuerKey {
  /** The kid in hex, computed from the point. */
  kid: string
  use: KeyUse
  point: PublicPoint
  notBefore: Date
  notAfter: Date
  /**
   * The time of the theft. From this time on, a thief can sign with the key. Null when nobody has
   * stolen the key.
   */
  compromisedAt: Date | null
}

/**
 * Returns the kid and the coordinates of a compressed point. Throws a `MalformedError` for a point that is
 * not on the curve.
 */
export function readPoint(compressed: Uint8Array): { kid: string; point: PublicPoint } {
  const decompressed = decompressPoint(compressed)
  if (!decompressed) throw new MalformedError('a key that is not on the curve')
  const point = toPublicPoint(decompressed)
  return { kid: toHex(kidOf(point)), point }
}

/**
 * Returns whether the key was allowed to sign at this time. Allows for the tolerance between two
 * clocks.
 */
export function isInWindow({ notBefore, notAfter }: IssuerKey, at: Date): boolean {
  const time = at.getTime()
  return (
    time >= notBefore.getTime() - CLOCK_TOLERANCE_MS &&
    time <= notAfter.getTime() + CLOCK_TOLERANCE_MS
  )
}

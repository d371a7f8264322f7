import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets. The time does not reveal where they differ. */
export function isSameSecret(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

import { timingSafeEqual } from 'node:crypto'

/** Compares in a time that does not reveal where the two differ. */
export function isSameSecret(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
